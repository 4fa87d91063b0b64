// What people say to a stranger beside any story: their day, the weather, a wish for a kind word. It is answered for itself, from the file of
// the language and with what the card has of its own on the matter, and the story stays where it is.
import { declined } from './decline.ts'
import { isQuestion, topicsOf } from './line-acts.ts'
import { mayAnswer } from './may-answer.ts'
import type { SmallTalk } from './pack.ts'
import type { Talk, TalkReply } from './talk.ts'
import { countUse, takeTurn } from './state.ts'

export function chatted(talk: Talk): TalkReply | null {
  if (mayAnswer(talk)) return null
  const { language, turn, state } = talk
  const [topic] = topicsOf(talk)
  const said = topic && takeTurn(talk, topic.id, topic.say)
  if (said) {
    state.missed = 0
    return talk.beside([said, ownLine(talk, topic)].filter(Boolean).join(' '), `chat:${topic.id}`)
  }
  const { or, either } = language.smallTalk.decline
  const plain = language.plain(turn.text)
  if (!isQuestion(talk) || !language.is('toYou', plain) || !plain.includes(` ${or} `)) return null
  return talk.beside(takeTurn(talk, 'either', either) ?? declined(talk, 'asked'), 'chat:either')
}

/** What the card says of it, once. */
function ownLine({ persona, language, state }: Talk, { card, kind }: SmallTalk): string {
  if (kind !== 'ask') return '' // beside what is told it would answer what nobody asked
  for (const id of card) {
    const line = persona.knowledge[language.code]?.entry(id)?.say[state.used[`card:${id}`] ?? 0]
    if (line === undefined) continue
    countUse(state, `card:${id}`)
    return line
  }
  return ''
}
