// The Arabic texts for a stage, and the document from right to left.
import type { Language } from '@green-room/contract/content'

const files = import.meta.glob<Record<string, string>>('../../../locales/ar/*.json', { eager: true, import: 'default' })
const language: Language = { id: '7', code: 'ar', title: 'العربية', dir: 'rtl', default: 0 }
export const ARABIC: { language: Language; texts: Record<string, string> } = { language, texts: Object.assign({}, ...Object.values(files)) }
export const inArabic = (key: string): string => ARABIC.texts[key] ?? key

/** Answers the way back to English. */
export function speakArabic(): () => void {
  Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' })
  return () => Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' })
}
