// The same memory behind the engine that ships: what it says is what memory says.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLounge, waitFor, type TestLounge } from '../../../test/lounge.ts'

let lounge: TestLounge
beforeAll(async () => {
  lounge = await openTestLounge({ settings: { welcome_points: 100_000 } })
}, 60_000)
afterAll(() => lounge?.close())

const FILLER = ['it rained all day', 'the tram was late again', 'I had soup', 'what do you like?', 'hm, maybe', 'tell me more']

test(
  'five things are told after thirty turns of other things; corrected they are told as corrected, erased not at all',
  { timeout: 120_000 },
  async () => {
    const dana = await lounge.member()
    const { id: topic } = (await dana.call('pickRandomTopic')).body.payload.topic
    await dana.call('acceptTerms', { topic_id: topic })
    const character = (await dana.call('joinTopic', { topic_id: topic })).body.payload.topic.companion.id as string
    const say = async (content: string): Promise<string> => {
      const { number } = (await dana.call('postMessage', { topic_id: topic, content })).body.payload.message
      const page = await waitFor(async () => {
        const { payload } = (await dana.call('listMessages', { topic_id: topic, page: 1, page_size: 5, order_dir: 'desc' })).body
        return payload.meta.reply?.state === 'done' && payload.meta.reply.answers_through >= number && payload
      }, 20_000)
      return page.data[0].content
    }
    const facts = async (): Promise<{ id: string; key: string; value: string }[]> =>
      (await dana.call('readMemory', { character_id: character })).body.payload.facts
    const idOf = async (key: string): Promise<string> => (await facts()).find((fact) => fact.key === key)!.id

    for (const line of ["hi, I'm Dana", 'I live in Lisbon', 'I work as a nurse', 'my sister Marta came by', 'my cat is called Biscuit'])
      await say(line)
    for (let turn = 0; turn < 30; turn++) await say(`${FILLER[turn % FILLER.length]!}${' really'.repeat(Math.floor(turn / FILLER.length))}`)
    expect(await say("what's my name?")).toContain('Dana')
    expect(await say('where do I live?')).toContain('Lisbon')
    expect(await say('what do I do for work?')).toContain('nurse')
    expect(await say("what's my sister's name? do you remember my sister?")).toContain('Marta')
    expect(await say('do you remember the name of my cat?')).toContain('Biscuit')

    await dana.call('changeFact', { character_id: character, fact_id: await idOf('name'), value: 'Danielle' })
    await dana.call('addFact', { character_id: character, key: 'favourite colour', value: 'green' })
    await dana.call('eraseFact', { character_id: character, fact_id: await idOf('sister') })
    expect(await say('and what is my name now?')).toContain('Danielle')
    expect(await say("what's my favourite colour?")).toContain('green')
    expect(await say('do you remember the name of my sister?')).not.toContain('Marta')
    expect(await say("I'm from Portugal, by the way. Do you remember where I come from?")).not.toContain('undefined')
    expect((await facts()).map(({ key }) => key)).not.toContain('origin')

    await dana.call('setMemory', { character_id: character, enabled: false })
    expect(await say('do you know my name?')).not.toContain('Danielle')
    expect((await dana.call('readMemory', { character_id: character })).body.payload.summary).toBeNull()
  },
)
