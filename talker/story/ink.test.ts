// What is read here of a story is what ink says of the same file: random walks by both, over every shipped story.
import { globSync, readFileSync } from 'node:fs'
import { Compiler } from 'inkjs/full'
import { describe, expect, it } from 'vitest'
import { Book, isShown } from '../book.ts'
import { withGiven } from './ink.ts'
import { freshState } from '../state.ts'

const FILES = globSync('server/seeds/stories/*/*.ink').filter((file) => !file.includes('/common/'))
const WALKS = 2
const STEPS = 14

/** Small and repeatable. */
function dice(seed: number): (sides: number) => number {
  let value = seed
  return (sides) => {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((value / 2_147_483_648) * sides)
  }
}

const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.](?!\.))/g, '')
    .trim()

describe.each(FILES)('%s', (file) => {
  it('says by our reader what ink says', () => {
    const source = readFileSync(file, 'utf8')
    const ink = new Compiler(withGiven(source), { countAllVisits: true } as never).Compile()
    const book = new Book(source, 'en')
    const roll = dice(file.length)
    for (const thread of book.threads) {
      for (let walk = 0; walk < WALKS; walk++) {
        const state = freshState('en')
        ink.ResetState()
        ink.ChoosePathString(thread.id)
        let ours = [book.enter(thread.first, state)]
        let theirs = continued(ink)
        for (let step = 0; step < STEPS; step++) {
          expect(plain(ours.join(' ')), `${thread.id}, step ${step}`).toBe(plain(theirs))
          const { choices } = book.beat(state.at) ?? { choices: [] }
          expect(ink.currentChoices.length, `${thread.id}: choices at ${state.at}`).toBe(choices.length)
          if (choices.length === 0) break
          const nth = roll(choices.length)
          const choice = choices[nth]!
          expect(isShown(choice) ? plain(ink.currentChoices[nth]!.text) : 'any').toBe(plain(choice.label))
          if (choice.slot) ink.variablesState[choice.slot.name] = 'a green kite'
          ink.ChooseChoiceIndex(nth)
          theirs = continued(ink)
          ours = book.take(choice, state, choice.slot ? 'a green kite' : undefined)
        }
      }
    }
  })
})

function continued(ink: { canContinue: boolean; Continue(): string | null }): string {
  let text = ''
  while (ink.canContinue) text += `${ink.Continue()} `
  return text
}
