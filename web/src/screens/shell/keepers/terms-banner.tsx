import type { LegalChange } from '@green-room/contract/content'
import { ScrollText, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import english from '../../../../../locales/en/legal.json'
import { useT } from '#web/platform/i18n.tsx'
import { readStored, writeStored } from '#web/platform/kept/storage.ts'
import { dayForAll } from '#web/platform/texts/format.ts'
import { shipTexts } from '#web/platform/texts/texts.ts'
import '#web/ui/texts.ts'
import './maintenance-banner.css'

shipTexts(english)

const keyOf = ({ slug, at }: LegalChange): string => `terms:${slug}:${at}`

/** New terms are coming. Put away, it stays away: a mail says the same, and the page itself does. */
export default function TermsBanner({ changes }: { changes: readonly LegalChange[] }) {
  const t = useT()
  const [hidden, setHidden] = useState<readonly string[]>([])
  const change = changes.find((one) => !hidden.includes(keyOf(one)) && readStored(keyOf(one)) === null)
  if (!change) return null
  const hide = (): void => {
    writeStored(keyOf(change), '1')
    setHidden([...hidden, keyOf(change)])
  }
  return (
    <section aria-label={t('legal.ahead')} className="maintenance print:hidden">
      <ScrollText size={18} aria-hidden="true" />
      <p role="status">
        {t('legal.ahead-of', { date: dayForAll(change.at), title: `\u2068${change.title}\u2069` })}{' '}
        <Link to={`/static-page/${change.slug}?version=next`} className="underline">
          {t('legal.read-next')}
        </Link>
      </p>
      <button type="button" className="icon-btn" aria-label={t('ui.close')} onClick={hide}>
        <X size={18} aria-hidden="true" />
      </button>
    </section>
  )
}
