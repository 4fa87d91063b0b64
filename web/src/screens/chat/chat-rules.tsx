import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { readStored, writeStored } from '#web/platform/storage.ts'
import { showToast } from '#web/platform/toasts.ts'
import { Modal } from '#web/ui/modal.tsx'
import { RULES } from '../home/rules.ts'
import '../texts.ts'

const KEY = 'chat_rules_accepted'

/** The rules of the house, before the first chat in this browser. Nobody passes without a choice; who leaves is led to `leaveTo`. */
export default function ChatRules({ leaveTo = '/' }: { leaveTo?: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(() => readStored(KEY) !== 'true')
  const agree = () => {
    writeStored(KEY, 'true')
    setOpen(false)
    showToast({ tone: 'ok', text: t('home.rules-welcome'), id: KEY })
  }
  const leave = () => {
    setOpen(false)
    void navigate(leaveTo)
  }
  const foot = (
    <>
      <button type="button" className="btn btn-line px-6" onClick={leave}>
        {t('home.rules-leave')}
      </button>
      <button type="button" className="btn btn-primary px-8" onClick={agree}>
        {t('home.rules-agree')}
      </button>
    </>
  )
  return (
    <Modal isOpen={isOpen} isPersistent onClose={leave} title={t('home.house-rules')} lead={t('home.rules-lead')} foot={foot}>
      <ul className="rows">
        {RULES.map(([rule, Icon]) => (
          <li key={rule} className="grid grid-cols-[2.5rem_1fr] items-start py-3">
            <Icon size={22} strokeWidth={1.8} className="mt-0.5 text-action-ink" aria-hidden="true" />
            <div>
              <h3 className="text-[1.125rem]">{t(`home.rule-${rule}`)}</h3>
              <p className="mt-1 text-ink-2">{t(`home.rule-${rule}-text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
