// Greetings, farewells and one-word answers of all languages, looked up before anything else: no score tells 'ciao' from 'hello'.
import { LANGUAGES, type Language } from '@green-room/contract/characters'
import { SMALL_WORDS } from './packs.ts'
import { plainWords } from './spelling.ts'
import { pattern } from '../pattern.ts'

export interface SmallWord {
  act: string
  language: Language
}

const normal = (text: string) => plainWords(text).join(' ')
const TABLE = new Map<string, SmallWord>()
for (const language of LANGUAGES) {
  for (const [act, words] of Object.entries(SMALL_WORDS[language])) {
    for (const word of words) if (!TABLE.has(normal(word))) TABLE.set(normal(word), { act, language })
  }
}

/** Short lines that begin as a greeting or thanks and say nothing else: 'hello stranger', 'thank you for the company'. */
const RULES: [act: string, pattern: RegExp][] = [
  ['greeting', /^(?:he+y+a?|hi+|he+l+o+)$/],
  ['yes', /^(?:ye+s+|yea+h*|ye+p+)$/],
  ['no', /^no+pe*$/],
  [
    'greeting',
    pattern('')`
      ^(?:hi|hello|hey|hiya|howdy|yo|good afternoon)(?: (?:there|again|you|stranger|friend|dear|everyone|all|my friend|old friend
      |you two|mate|buddy|whats good|whats up|hows it going))+$
    `,
  ],
  [
    'thanks',
    pattern('')`
      ^(?:ok |okay |well |oh |aw |alright )*(?:thanks|thank you|thx)\b(?!.*\b(?:but|what|how|why|who|where|do you|are you|can you
      |i|im|my|for asking)\b)
    `,
  ],
]

const EMOJI: [act: string, pattern: RegExp][] = [
  ['farewell', /👋/u],
  ['laugh', /[😂🤣😆😄😁😹]/u],
  ['feels-sad', /[😢😭😞😔☹🥺💔]/u],
  ['thanks', /[🙏🤗]/u],
  ['feels-angry', /[😡🤬😠]/u],
  ['wow', /[😮😲🤯😯]/u],
  ['ok', /[👍👌✅🆗]/u],
  ['maybe', /🤷/u],
  ['compliment', /[❤🥰😍💕😘💖🧡💛💚💙💜]/u],
  ['feels-fine', /[🙂😊☺😌😀😃]/u],
]
const PICTURE = /\p{Extended_Pictographic}/u

/** The act of a message that is one small word or a few pictures, whatever the language; null for anything longer. */
export function smallWord(text: string): SmallWord | null {
  const words = plainWords(text)
  if (words.length > 10) return null
  if (words.length === 0)
    return PICTURE.test(text) ? { act: EMOJI.find(([, rule]) => rule.test(text))?.[0] ?? 'wow', language: 'en' } : punctuation(text)
  const known = TABLE.get(words.join(' ')) ?? TABLE.get(words.map(shorten).join(' '))
  if (known) return known
  const ruled = RULES.find(([, rule]) => rule.test(words.join(' ')))
  if (ruled) return { act: ruled[0], language: 'en' }
  return words.length <= 2 && words.every(isMash) ? { act: 'gibberish', language: 'en' } : null
}

/** 'heyyy' and 'noooo' are drawn out; 'haaahahah' is a laugh. */
const shorten = (word: string) => (/^(?:ha|he|hi|ah|a){3,}h?$/.test(word) ? 'haha' : word.replace(/(\p{L})\1{2,}/gu, '$1'))

function punctuation(text: string): SmallWord | null {
  if (/^[\s?]*\?[\s?!]*$/.test(text)) return { act: 'what', language: 'en' }
  if (/^[\s!]*!\s*$/.test(text)) return { act: 'wow', language: 'en' }
  return /^[\s.…,-]*$/.test(text) ? { act: 'silence', language: 'en' } : null
}

/** Keys hit at random: no vowel in five letters, four consonants in a row at a word's start, or one row of the keyboard. */
function isMash(word: string): boolean {
  if (!/^[a-z]{4,}$/.test(word)) return false
  if (/^[^aeiouy]{5,}$/.test(word) || /^[bcdfghjklmnpqrstvwxz]{5}/.test(word)) return true
  return (
    /^(?:[asdfghjkl]{5,}|[qwertyuiop]{8,}|[zxcvbnm]{4,})$/.test(word) &&
    !/[aeiou][^aeiou][aeiou]/.test(word) &&
    word !== 'flask' &&
    word !== 'glass'
  )
}
