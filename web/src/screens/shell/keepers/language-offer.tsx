import type { Language } from '@green-room/contract/content'
import { Globe, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLanguageChoice } from '#web/content/use-language-choice.ts'
import { loadTexts, useT } from '#web/platform/i18n.tsx'
import type { Messages } from '#web/platform/texts/texts.ts'
import '#web/ui/texts.ts'
import './language-offer.css'

/** One of ours that the browser asks for before the one of the page. */
export function wantedLanguage(asked: readonly string[], languages: readonly Language[], now: Language): Language | null {
  for (const tag of asked) {
    const code = tag.toLowerCase().split('-')[0]
    const found = languages.find((one) => one.code === code)
    if (found) return found.id === now.id ? null : found
  }
  return null
}

/** Said once, in the language that is offered; answered either way, it does not come again. */
export default function LanguageOffer({ onDecline }: { onDecline: () => void }) {
  const t = useT()
  const { languages, language, change } = useLanguageChoice()
  const wanted = wantedLanguage(navigator.languages, languages, language)
  const [texts, setTexts] = useState<Messages | null>(null)
  useEffect(() => {
    if (!wanted) return
    loadTexts(wanted).then(setTexts, () => undefined)
  }, [wanted])
  const [offer, go] = [texts?.['installed.language-offer'], texts?.['installed.language-offer-go']]
  if (!wanted || !offer || !go) return null
  return (
    <section
      lang={wanted.code}
      dir={wanted.dir}
      aria-label={wanted.title}
      className="language-offer rounded-lg bg-raised shadow-3 print:hidden"
    >
      <Globe size={18} aria-hidden="true" className="text-action-ink" />
      <p>{offer}</p>
      <span className="ms-auto flex items-center">
        <button type="button" className="btn btn-ghost min-h-11! text-action-ink" onClick={() => change(wanted.id)}>
          {go}
        </button>
        <button type="button" lang={language.code} className="icon-btn" aria-label={t('ui.close')} onClick={onDecline}>
          <X size={18} aria-hidden="true" />
        </button>
      </span>
    </section>
  )
}
