// Something heavy is said in the middle of a story: the story stops, and the lounge's lines of care answer.
import type { Card, Language } from '@green-room/contract/characters'
import { answer, open } from '@green-room/talker/talker.ts'
import { personaOf } from '#server/characters/stories/personas.ts'
import { shippedStories } from '#server/characters/stories/stories.ts'
import { isCrisis } from '#server/safety/crisis.ts'
import { heavyIn } from '#server/safety/guard-rules.ts'
import { HEAVY } from './probes.ts'

/** How many of the lines stop a story, and those that don't, with what is said to them. */
export function heavyInAStory(cards: Card[], languages: readonly Language[]): { heard: number; missed: string[] } {
  let heard = 0
  const missed: string[] = []
  for (const language of languages) {
    const tellers = cards
      .map((card) => personaOf(card, shippedStories(card.data.extensions.green_room.slug)))
      .filter(({ books }) => books[language])
    for (const [i, text] of tellers.length === 0 ? [] : HEAVY[language].entries()) {
      const persona = tellers[i % tellers.length]!
      const { title } = persona.books[language]!.threads[0]!
      const begun = open(persona, language, title)
      const turn = { language, title, guard: null, hasUnseenFile: false, known: {} }
      const first = answer(persona, { ...turn, text: begun.suggestions[0]!, recent: [begun.text], heavy: null, state: begun.state })
      const reply = answer(persona, { ...turn, text, recent: [begun.text, first.text], heavy: heavyIn(text), state: first.state })
      if (reply.how.startsWith('care:') || isCrisis(text)) heard++
      else missed.push(`${language}: ${text} → ${reply.text}`)
    }
  }
  return { heard, missed }
}
