import { PreferenceRow } from '#web/accounts/preference-row.tsx'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import { Toggle } from '#web/ui/forms/toggle.tsx'
import './texts.ts'
import { usePush, useSwitchPush } from './use-push.ts'

/** Whether this device is told of replies while the lounge is closed. The browser asks for permission upon the press, never before. */
export function PushCard() {
  const t = useT()
  const { data: push } = usePush()
  const { mutate, isPending } = useSwitchPush()
  const change = (isOn: boolean) => {
    if (!push || isPending) return
    const onError = (error: Error) => showToast({ tone: 'bad', text: problemText(error, t, 'push.failed'), durationMs: TOAST_MS.account })
    mutate({ isOn, publicKey: push.publicKey }, { onError })
  }
  const isClosed = push?.state === 'denied' || push?.state === 'unsupported'
  return (
    <PreferenceRow id="notifications" title={t('push.title')}>
      <div className="mt-2">
        <Toggle
          label={t('push.switch')}
          help={t('push.help')}
          checked={push?.state === 'on'}
          disabled={!push || isClosed}
          onChange={(event) => change(event.target.checked)}
        />
      </div>
      {isClosed && (
        <p className="mt-2 rounded-md bg-sunken px-3 py-2 text-sm font-medium">
          {t(push.state === 'denied' ? 'push.denied' : 'push.unsupported')}
        </p>
      )}
    </PreferenceRow>
  )
}
