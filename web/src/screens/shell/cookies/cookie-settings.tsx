import { NO_COOKIES, OPTIONAL_COOKIES, type CookieChoice } from '@green-room/contract/members/consent'
import { useState } from 'react'
import { cookieChoice } from '#web/platform/kept/consent.ts'
import { useT } from '#web/platform/i18n.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Toggle } from '#web/ui/forms/toggle.tsx'
import '#web/content/texts.ts'
import { answerCookies } from './answer-cookies.ts'
import './cookie-texts.ts'

/** Off until chosen; what was chosen can be changed here at any time. */
export default function CookieSettings({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [choice, setChoice] = useState<CookieChoice>(() => cookieChoice() ?? NO_COOKIES)
  const save = (chosen: CookieChoice) => {
    answerCookies(chosen)
    onClose()
  }
  const foot = (
    <>
      <button type="button" className="btn btn-line" onClick={() => save(NO_COOKIES)}>
        {t('cookies.decline')}
      </button>
      <button type="button" className="btn btn-primary px-6" onClick={() => save(choice)}>
        {t('cookies.save')}
      </button>
    </>
  )
  return (
    <Modal isOpen onClose={onClose} title={t('common.cookie-settings')} foot={foot}>
      <div className="rows">
        <Toggle label={t('cookies.essential')} help={t('cookies.essential-text')} checked disabled readOnly />
        {OPTIONAL_COOKIES.map((kind) => (
          <Toggle
            key={kind}
            label={t(`cookies.${kind}`)}
            help={t(`cookies.${kind}-text`)}
            checked={choice[kind]}
            onChange={(event) => setChoice({ ...choice, [kind]: event.target.checked })}
          />
        ))}
      </div>
    </Modal>
  )
}
