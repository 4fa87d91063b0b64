// One turn in another language than English: the same frame, with lines found by spelling and by rules.
import { type EmbeddedReply, type EmbeddedTurn, beginTurn, endTurn, settle } from '../turn-frame.ts'
import { hear } from './hearing.ts'
import { packOf } from './language-pack.ts'
import { replyInLanguage } from './reply-in-language.ts'
import { factsIn } from './said-of-oneself.ts'
import type { TranslatedCard } from './translated-card.ts'

export async function answerInLanguage(turn: EmbeddedTurn, card: TranslatedCard): Promise<EmbeddedReply> {
  const pack = packOf(card.language)
  const { state, text } = beginTurn(turn)
  const heard = factsIn(text, pack, state.lastKin)
  const remembered = Object.fromEntries(turn.memory.facts.map(({ key, value }) => [key, value]))
  const known = { ...remembered, ...heard.facts }
  const hearing = hear(text, pack, card)
  const settled = await settle(
    turn,
    state,
    () => 0,
    (voice) => replyInLanguage({ turn, state, voice, pack, card, hearing, known, newFacts: heard.facts }),
  )
  return endTurn(turn, state, settled, heard)
}
