import { Suspense, use, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguageChoice } from '#web/content/use-language-choice.ts'
import { BootContext } from '#web/platform/boot.ts'
import { drawnAddress } from '#web/platform/drawn-address.ts'
import { LANGUAGE_KEY, loadTexts, useI18n } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { readStored, writeStored } from '#web/platform/kept/storage.ts'

const LanguageOffer = late(() => import('./language-offer.tsx'))

/**
 * The page came with its own texts; those of the other pages follow when the browser is idle.
 * Where the cookie is gone but the browser still knows the chosen language, that one is used; one that the address
 * names goes before it until the reader chooses another (0052). Who has chosen none, and whose browser asks for another of ours, is offered it.
 */
export function LanguageKeeper() {
  const boot = use(BootContext)
  const { language, lay } = useI18n()
  const { change } = useLanguageChoice()
  const [query, setQuery] = useSearchParams()
  const named = query.get('lang')
  const [isAsked, setAsked] = useState(() => readStored(LANGUAGE_KEY) === null && named === null)
  const complete = useEffectEvent(async () => {
    const stored = readStored(LANGUAGE_KEY)
    const isNamed = drawnAddress().searchParams.get('lang') === boot.language.code
    if (stored !== null && stored !== boot.language.id && !isNamed) return change(stored)
    if (boot.hasAllTexts) return
    try {
      const texts = await loadTexts(language)
      lay(language, texts)
    } catch (error) {
      console.error('The texts of the language could not be loaded.', error)
    }
  })
  useEffect(() => {
    const start = () => void complete()
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 3_000 })
    else setTimeout(start, 500)
  }, [])
  const isChanged = language.id !== boot.language.id
  useEffect(() => {
    if (!isChanged || named === null) return
    setQuery(
      (now) => {
        now.delete('lang')
        return now
      },
      { replace: true },
    )
  }, [isChanged, named, setQuery])
  // The choice of a language is kept as one; so is the wish to stay with this.
  const decline = () => {
    writeStored(LANGUAGE_KEY, language.id)
    setAsked(false)
  }
  return isAsked && !isChanged && !navigator.languages.every((tag) => tag.startsWith(language.code)) ? (
    <Suspense fallback={null}>
      <LanguageOffer onDecline={decline} />
    </Suspense>
  ) : null
}
