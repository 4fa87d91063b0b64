import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#web/platform/i18n.tsx'
import { agreedHere, HouseRulesList, welcome } from '#web/rooms/house-rules-list.tsx'
import { useAcceptTerms, useTerms } from '#web/rooms/use-terms.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import '../texts.ts'

/**
 * The rules of the house, for who agreed to the terms of a room before they stood beside them. Nobody passes without a choice; who leaves is
 * led to `leaveTo`.
 */
export default function ChatRules({ topicId, leaveTo = '/' }: { topicId: string; leaveTo?: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { data: terms } = useTerms(topicId)
  const accept = useAcceptTerms(topicId)
  const [isAsking, setAsking] = useState(() => !agreedHere())
  const agree = () => {
    accept.mutate(true)
    setAsking(false)
    welcome(t)
  }
  const leave = () => {
    setAsking(false)
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
    <Modal
      isOpen={isAsking && terms?.hasHouseRules === false}
      isPersistent
      onClose={leave}
      title={t('home.house-rules')}
      lead={t('home.rules-lead')}
      foot={foot}
    >
      <HouseRulesList />
    </Modal>
  )
}
