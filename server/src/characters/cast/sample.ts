import type { Card, Language } from '@green-room/contract/characters'
import { exampleExchanges } from '../prompt/example-exchanges.ts'

type Sample = { ask: string; say: string; language: string }

/** How the character sounds, out of its card: its first example in English; in another language what it says of its work. */
export function sampleOf(card: Card, language: string): Sample | null {
  const own = card.data.extensions.green_room
  const spoken = own.languages.find((code) => code === language && code !== 'en')
  const work = spoken && own.packs[spoken]?.facts?.['work']
  if (spoken && work) return { ask: asQuestion(work.ask[0]!, spoken), say: work.say, language: spoken }
  const [ask, say] = exampleExchanges(card)[0] ?? []
  return ask && say ? { ask: ask.text, say: say.text, language: 'en' } : null
}

/** Cards keep wordings as members type them, without a capital or a mark. */
function asQuestion(wording: string, language: Language): string {
  const text = wording.charAt(0).toLocaleUpperCase(language) + wording.slice(1)
  if (language === 'ar') return `${text}؟`
  return language === 'es' ? `¿${text}?` : `${text}${language === 'fr' ? '\u202f' : ''}?`
}
