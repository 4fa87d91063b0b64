import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Card } from '@green-room/contract/characters'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { castCard } from '../../../test/cards/talk.ts'
import { CardShelf } from './card-shelf.ts'
import { Encoder } from './encoder.ts'
import { VectorStore } from './vector-store.ts'

const log = { info: () => {}, warn: () => {} }
const encoder = new Encoder({ log })
let cacheDir: string
beforeAll(async () => void (cacheDir = await mkdtemp(join(tmpdir(), 'shelf-'))))
afterAll(async () => {
  await encoder.close()
  await rm(cacheDir, { recursive: true })
})

/** An operator's own card: one question about it has a wording that ships with no vector. */
function strangerCard(ask: string): Card {
  const card = structuredClone(castCard('ilse'))
  card.data.extensions.green_room.slug = 'stranger'
  card.data.extensions.green_room.facts[0]!.ask[0] = ask
  return Card.parse(card)
}
/** An encoder whose background work starts when it is told to. */
function patientEncoder() {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const encoded: string[] = []
  return {
    begin,
    encoded,
    embed: async (texts: string[], options: { urgent: boolean }) => {
      await begun
      encoded.push(...texts)
      return encoder.embed(texts, options)
    },
  }
}
const meaningOf = async (text: string) => ({ text, vector: (await encoder.embed([text], { urgent: true }))![0]! })

it('gives a card of the cast whole, though nothing was ever encoded', async () => {
  const slow = patientEncoder()
  const shelf = new CardShelf(new VectorStore(slow, { cacheDir, log }))
  const index = await shelf.take(castCard('ilse'))
  const ranked = index.rankFacts(await meaningOf('which occupation pays your rent?'))
  expect(ranked[0]!.intent).toBe('work')
  expect(slow.encoded).toEqual([])
})

it('gives a strange card at once, by spelling, and by meaning as soon as it is encoded', async () => {
  const slow = patientEncoder()
  const shelf = new CardShelf(new VectorStore(slow, { cacheDir, log }))
  const card = strangerCard('may one learn how they address you')
  const query = await meaningOf('what are you called?')
  const byWord = (await shelf.take(card)).rankFacts({ ...query, text: 'may one learn how they address you' })
  expect(byWord[0]).toMatchObject({ intent: card.data.extensions.green_room.facts[0]!.id, score: 1 })
  const before = (await shelf.take(card)).rankFacts(query)[0]!.score

  slow.begin()
  await shelf.prepare(card)
  expect(slow.encoded).toEqual(['may one learn how they address you'])
  const [best] = (await shelf.take(card)).rankFacts(query)
  expect(best!.intent).toBe('name')
  expect(best!.score).not.toBe(before)
})

it('sees that a card was edited', async () => {
  const shelf = new CardShelf(new VectorStore(encoder, { cacheDir, log }))
  await shelf.take(castCard('ilse'))
  const edited = structuredClone(castCard('ilse'))
  edited.data.extensions.green_room.facts[0]!.say = 'Somebody else now.'
  expect((await shelf.take(edited)).facts.get(edited.data.extensions.green_room.facts[0]!.id)!.say).toBe('Somebody else now.')
})
