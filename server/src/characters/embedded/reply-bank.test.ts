// The bank of replies: that what ships belongs together, keeps its own laws, is found by meaning, and is answered in the character's own way.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castCard, openEmbedded, talk } from '../../../test/cards/talk.ts'
import { BankSituations, type Situation } from './bank-situations.ts'
import { readClause } from './clauses.ts'
import { oppositeTo } from './opposites.ts'
import { PackedBank } from './packed-bank.ts'
import { ReplyBank } from './reply-bank.ts'

const open = openEmbedded()
const bank = new ReplyBank()
const source = new BankSituations()
const all = source.all()
afterAll(async () => {
  source.close()
  await open.close()
})

/** Ids of situations for which a rule does not hold. */
const breaking = (holds: (situation: Situation) => boolean): string[] => all.filter((one) => !holds(one)).map(({ id }) => id)
const said = ({ say, more }: Situation): string[] => [...say, ...more]

describe('the bank as it ships', () => {
  it('belongs to its vectors; if not, run write-packed-vectors.ts', () => {
    expect(new PackedBank().lists.made).toBe(source.hash())
  })

  it('names every situation once, in lines that begin with the name', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(breaking(({ id }) => /^[a-z0-9-]+\.[a-z0-9-]+$/.test(id))).toEqual([])
  })

  it('has wordings enough, and more than one reply', () => {
    expect(breaking(({ like, say }) => like.length >= 5 && say.length >= 2)).toEqual([])
    expect(breaking((one) => said(one).every((line) => line.length <= 250))).toEqual([])
  })

  it('goes on with what is told', () => {
    expect(
      breaking(({ id, more }) => /^(?:ask|help|know|req|open|close|react|upd)\./.test(id) || more.some((line) => line.includes('?'))),
    ).toEqual([])
  })

  it('knows no slots but those that are filled, and no verb after a person that would have to change', () => {
    const SLOT = /\{(?!(?:they|them|their|are|were|have|do)\})/i
    expect(breaking((one) => !said(one).some((line) => SLOT.test(line)))).toEqual([])
  })

  it('claims no life outside of the talk', () => {
    const LIFE = /\bI(?:'m| am) (?:human|a (?:real )?(?:person|man|woman))\b|\bnot an? (?:AI|bot|machine)\b/i
    expect(breaking((one) => !said(one).some((line) => LIFE.test(line)))).toEqual([])
  })
})

describe('what a line tells', () => {
  const heard = async (text: string) => {
    const [vector] = (await open.store.spoken([text]))!
    return bank.rank(readClause(text), { text, vector: vector! })[0]!
  }

  it.each([
    ['my landlord wants to sell the flat', 'home.landlord-sells'],
    ['would you say you have any regrets?', 'ask.regrets'],
    ['I failed the exam', 'school.exam-failed'],
  ])('is found in other words: %j', async (text, id) => {
    const { situation, score } = await heard(text)
    expect(situation.id).toBe(id)
    expect(score).toBeGreaterThan(0.5)
  })

  it.each(['the quorum of the second annexe lapsed by estoppel', 'zxcv qwer asdf'])('is not guessed: %j', async (text) => {
    expect((await heard(text)).score).toBeLessThan(0.5)
  })

  it('is not the opposite, however alike it sounds', () => {
    const failed = ["I've failed my driving test", "didn't pass my driving test"]
    expect(oppositeTo('I passed my driving test')(failed)).toBe(true)
    expect(oppositeTo("I didn't pass my driving test")(failed)).toBe(false)
    expect(oppositeTo('she turned eighty')(["he's ninety", 'my gran is ninety'])).toBe(true)
    expect(oppositeTo('my gran has a garden')(["he's ninety"])).toBe(false)
  })
})

describe('a talk', () => {
  const ilse = castCard('ilse')
  let told: Awaited<ReturnType<typeof talk>>
  beforeAll(async () => {
    told = await talk(open.engine, ilse, ['my landlord is selling the flat', 'on yellow paper', 'do you like surprises?'])
  })

  it('answers what was told, and goes on with it when something is added of which nothing is known', () => {
    const sells = all.find(({ id }) => id === 'home.landlord-sells')!
    expect(sells.say.some((line) => told[0]!.text.endsWith(line))).toBe(true)
    expect(sells.more.some((line) => told[1]!.text.endsWith(line))).toBe(true)
  })

  it('has the answer of the card itself where the reader asks of the character', () => {
    expect(
      ilse.data.extensions.green_room.packs.en.answers!['ask.surprises']!.some((line) => told[2]!.text.startsWith(line.slice(0, 40))),
    ).toBe(true)
  })

  it('leaves grief, partings and crises to the lines that are made for them', async () => {
    for (const line of ['my father died last week', 'my girlfriend left me yesterday']) {
      const [reply] = await talk(open.engine, ilse, [line])
      expect(reply!.state.matter ?? null).toBeNull()
      expect(reply!.state.care).not.toBeNull()
    }
  })

  it('is the same for the same turn', async () => {
    const again = await talk(open.engine, ilse, ['my landlord is selling the flat'])
    expect(again[0]!.text).toBe(told[0]!.text)
  })
})
