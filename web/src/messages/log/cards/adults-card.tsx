import { ShieldAlert } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'
import '../../texts.ts'
import { LoungeNote } from './lounge-note.tsx'

/** A note of the lounge to somebody who said that they are under 18. */
export function AdultsCard() {
  const t = useT()
  return <LoungeNote title={t('messages.adults-title')} text={t('messages.adults-text')} icon={ShieldAlert} />
}
