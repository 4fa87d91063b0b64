// Nothing of the character's fits what was said: that is owned to, with the member's own word for it in quotation marks.
import { sentencesOf } from './match.ts'
import { takeTurn } from './state.ts'
import type { Talk, TalkReply } from './talk.ts'

const LETTERS_MIN = 4

export function declined(talk: Talk, kind: 'asked' | 'told'): string {
  const isOfYou = kind === 'asked' && talk.language.is('toYou', talk.language.plain(talk.turn.text)) // then their verb is no topic
  const word = isOfYou ? '' : topicWord(talk)
  const frame = word && takeTurn(talk, kind, talk.language.smallTalk.decline[kind])
  const isFirst = frame && /^\P{L}*\{/u.test(frame)
  const said = frame ? frame.replace('{word}', isFirst ? capital(word) : word) : ''
  return kind === 'asked' ? `${said} ${talk.desk('unknown')}`.trim() : said || talk.desk('heard')
}

/** Between two stories: with the stories beside it, or their own word for it where that was just said. */
export function heardAtHub(talk: Talk): string {
  const line = talk.desk('heardhub')
  return talk.isFresh(line) ? line : declined(talk, 'told')
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The last word that has a matter of its own, of what is asked; a name, or a noun of German, before all others. */
function topicWord({ language, turn }: Talk): string {
  const asked = sentencesOf(turn.text).filter((text) => /[?؟]\s*$/.test(text))
  const words = (asked.length > 0 ? asked.join(' ') : turn.text).match(/\p{L}+(?:-\p{L}+)*/gu) ?? []
  const telling = words.filter((word) => {
    const plain = language.plain(word)
    return word.length >= LETTERS_MIN && !language.is('sore', plain) && !language.is('toYou', plain) && !language.tokens(word)[0]!.small
  })
  const isName = (word: string): number => Number(word !== words[0] && /^\p{Lu}\p{Ll}/u.test(word))
  return telling.toReversed().toSorted((a, b) => isName(b) - isName(a))[0] ?? ''
}

/** Nothing fits: said honestly, and never twice without another way to go. */
export function lost(talk: Talk, kind: 'unknown' | 'heard'): TalkReply {
  const { state } = talk
  state.missed++
  if (state.missed >= 2) {
    state.missed = 0
    talk.leave()
    return talk.reply([talk.desk('change')], 'lost:change', { free: true })
  }
  if (kind === 'heard' && !state.at) return talk.reply([heardAtHub(talk)], 'lost:heardhub', { free: true })
  return talk.beside(declined(talk, kind === 'heard' ? 'told' : 'asked'), `lost:${kind}`, { free: true })
}
