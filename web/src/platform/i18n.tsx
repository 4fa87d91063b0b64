import type { Language } from '@green-room/contract/content'
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { call } from './wire/call.ts'
import { writeCookie } from './kept/cookies.ts'
import { keepLanguage } from './kept/preferences.ts'
import { writeStored } from './kept/storage.ts'
import type { Messages } from './texts/texts.ts'
import { createTranslate, type Translate } from './texts/translate.ts'

export const LANGUAGE_KEY = 'languageId'
type I18n = Translate & {
  language: Language
  locale: string
  dir: Language['dir']
  /** Loads a language and changes to it; its id is kept for the next visit. */
  choose: (language: Language) => Promise<void>
  /** Lays further texts over those at hand. */
  lay: (language: Language, messages: Messages) => void
}
const Context = createContext<I18n | null>(null)

export function I18nProvider({ language: first, messages, children }: { language: Language; messages: Messages; children: ReactNode }) {
  const [{ language, over }, setState] = useState<{ language: Language; over: Messages }>({ language: first, over: messages })
  const lay = useCallback((next: Language, more: Messages) => {
    setState((now) => ({ language: next, over: now.language.code === next.code ? { ...now.over, ...more } : more }))
  }, [])
  const choose = useCallback(
    async (next: Language) => {
      const texts = await loadTexts(next)
      keepLanguage(next.id)
      writeStored(LANGUAGE_KEY, next.id)
      writeCookie(LANGUAGE_KEY, next.id)
      document.documentElement.lang = next.code
      document.documentElement.dir = next.dir
      lay(next, texts)
    },
    [lay],
  )
  const value = useMemo<I18n>(
    () => ({ ...createTranslate(language.code, over), language, locale: language.code, dir: language.dir, choose, lay }),
    [language, over, choose, lay],
  )
  return <Context value={value}>{children}</Context>
}

export const loadTexts = (language: Language): Promise<Messages> => call('readLocalizations', {}, { languageId: language.id })

export function useI18n(): I18n {
  const value = use(Context)
  if (value === null) throw new Error('useI18n stands outside of I18nProvider')
  return value
}
export const useT = (): Translate['t'] => useI18n().t
