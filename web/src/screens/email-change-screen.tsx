import { useMutation } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import '#web/accounts/address-texts.ts'
import { useLinkSecrets } from '#web/accounts/entry/use-link-secrets.ts'
import { call } from '#web/platform/wire/call.ts'
import { useI18n } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { endSession } from '#web/platform/kept/session.ts'
import { useSession } from '#web/platform/kept/use-session.ts'
import { MatchbookFrame } from './shell/matchbook-frame.tsx'

const TEXTS = {
  confirm: ['address.confirm-title', 'address.confirm-text', 'address.confirm', 'address.confirming'],
  undo: ['address.undo-title', 'address.undo-text', 'address.undo', 'address.undoing'],
} as const

/** Behind the links to a new address and back to the old one. Programs that look through mails open links; only a press uses them. */
export default function EmailChangeScreen() {
  const { t } = useI18n()
  const secrets = useLinkSecrets('token', 'undo')
  const undo = secrets?.undo ?? null
  const secret = secrets?.token ?? undo
  return (
    <MatchbookFrame
      title={t(undo === null ? 'address.change' : 'address.undo-title')}
      description={t('address.description')}
      motif="terrace"
      palette="midnight"
      line={t('address.line')}
    >
      <MailOpen size={44} strokeWidth={1.5} className="text-action-ink" aria-hidden="true" />
      {secret === null ? (
        <>
          <h1 className="mt-5 text-[2.5rem] font-extrabold">{t('address.change')}</h1>
          {secrets && <p className="mt-4 text-lg text-ink-2">{t('address.broken')}</p>}
        </>
      ) : (
        <UseLink key={secret} token={secret} act={undo === null ? 'confirm' : 'undo'} />
      )}
    </MatchbookFrame>
  )
}

function UseLink({ token, act }: { token: string; act: 'confirm' | 'undo' }) {
  const { t, rich } = useI18n()
  const { isAuthenticated } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  const use = useMutation({
    mutationFn: async () => (await call(act === 'confirm' ? 'confirmEmail' : 'undoEmail', { token })).payload.email,
    onSuccess: () => act === 'undo' && endSession(),
  })
  const { data: email } = use
  // The button that was pressed is gone.
  useEffect(() => {
    if (email !== undefined) heading.current?.focus()
  }, [email])
  const [title, text, press, pressing] = TEXTS[act]
  const done =
    act === 'confirm' ? (['address.confirmed-title', 'address.confirmed'] as const) : (['address.undone-title', 'address.undone'] as const)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-[2.5rem] font-extrabold outline-none">
        {t(email === undefined ? title : done[0])}
      </h1>
      {use.error && (
        <p role="alert" className="mt-5 max-w-[30rem] rounded-md bg-danger-wash px-4 py-3 font-medium">
          {problemText(use.error, t, 'address.failed')}
        </p>
      )}
      <p className="mt-4 max-w-[30rem] text-lg break-words text-ink-2">
        {email === undefined
          ? t(text)
          : rich(done[1], { email: <bdi>{email}</bdi>, b: (inside) => <b className="font-semibold text-ink">{inside}</b> })}
      </p>
      {email === undefined ? (
        <button
          type="button"
          className="btn btn-primary mt-6 min-h-13 px-7"
          aria-disabled={use.isPending}
          onClick={() => use.isPending || use.mutate()}
        >
          {t(use.isPending ? pressing : press)}
        </button>
      ) : (
        act === 'confirm' && (
          <Link to={isAuthenticated ? '/account?tab=personal' : '/auth?form=signin'} className="btn btn-primary mt-6">
            {t(isAuthenticated ? 'address.to-account' : 'address.to-sign-in')}
          </Link>
        )
      )}
    </>
  )
}
