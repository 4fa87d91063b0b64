// One member with one of everything, each with a word in it that must never be seen elsewhere.
import { waitFor, type TestLounge } from '../lounge.ts'
import type { Visitor } from '../people/visitor.ts'

/** Made-up words: what holds one of them holds something of Ada's. */
export const CANARY = {
  name: 'Zephyrquillname',
  surname: 'Zephyrquillsurname',
  pastTitle: 'Zephyrquillpast talk',
  text: 'I keep a zephyrquilltext on the shelf.',
  fileName: 'zephyrquillfile.txt',
  fileText: 'A zephyrquillcontent lives in this file.',
  note: 'A zephyrquillnote for the operator.',
  remembered: 'A zephyrquillfact that one character knows.',
}
/** The title of an open topic is public, and says so; nothing else is. */
export const PUBLIC_TITLE = 'Publicquill evenings'
export const holdsCanary = (text: string): boolean => /zephyrquill/i.test(text)

export type Ada = Awaited<ReturnType<TestLounge['member']>>
export type PrivateWorld = {
  ada: Ada
  topic: string
  past: string
  message: string
  /** A character's, that answers. */
  reply: { topic: string; id: string }
  attachment: string
  session: string
  character: string
  fact: string
}

export const seated = (visitor: Visitor, topic: string): Promise<unknown> =>
  waitFor(async () => {
    const { body } = await visitor.call('readTopic', { topic_id: topic })
    return body.payload.topic.companion_name !== null
  })
export const answered = (visitor: Visitor, topic: string): Promise<unknown> =>
  waitFor(async () => {
    const { body } = await visitor.call('listMessages', { topic_id: topic })
    const state = body.payload?.meta?.reply?.state
    return state === 'done' || state === 'failed' || state === 'stopped'
  }, 30_000)

/** An own topic with a message that was answered, a file, and a report. */
async function talk(ada: Ada, title: string): Promise<{ topic: string; message: string; attachment: string }> {
  const { body: rooms } = await ada.call('listRooms')
  const created = await ada.call('createTopic', { room_id: rooms.payload.rooms[0].id, title })
  if (created.code !== 200) throw new Error(JSON.stringify(created.body))
  const topic = created.body.payload.topic.id as string
  await ada.call('acceptTerms', { topic_id: topic })
  await seated(ada, topic)
  const sent = await ada.call('postMessage', { topic_id: topic, content: CANARY.text })
  if (sent.code !== 200) throw new Error(JSON.stringify(sent.body))
  const file = { name: CANARY.fileName, type: 'text/plain', bytes: new TextEncoder().encode(CANARY.fileText) }
  const uploaded = await ada.upload('postMessage', { topic_id: topic, content: CANARY.text, types: ['document'] }, [file])
  if (uploaded.code !== 200) throw new Error(JSON.stringify(uploaded.body))
  await answered(ada, topic)
  await ada.call('createReport', { topic_id: topic, type: 'topic', reason: 'other', note: CANARY.note })
  return { topic, message: sent.body.payload.message.id, attachment: uploaded.body.payload.message.attachments[0].id }
}

/** Something that a character is told to remember. Answers its id. */
export async function rememberAgain(ada: Visitor, character: string): Promise<string> {
  const { body } = await ada.call('addFact', { character_id: character, key: 'shelf', value: CANARY.remembered })
  if (!body.payload) throw new Error(JSON.stringify(body))
  return body.payload.id as string
}

export async function buildPrivateWorld(lounge: Pick<TestLounge, 'member'>): Promise<PrivateWorld> {
  const ada = await lounge.member(CANARY.name)
  await ada.call('updateProfile', { name: CANARY.name, surname: CANARY.surname, phone: '+31612345678', avatar_color: 'purple-pink' })
  const past = await talk(ada, CANARY.pastTitle)
  await ada.call('leaveTopic', { topic_id: past.topic })
  const { topic, message, attachment } = await talk(ada, PUBLIC_TITLE)
  const character = (await ada.call('readTopic', { topic_id: topic })).body.payload.topic.companion.id as string
  const fact = await rememberAgain(ada, character)
  const page = (await ada.call('listMessages', { topic_id: topic })).body.payload
  const { id } = page.data.findLast((one: { generated_by: string | null; is_typing: boolean }) => one.generated_by && !one.is_typing)
  const { body } = await ada.call('listSessions')
  return { ada, topic, past: past.topic, message, reply: { topic, id }, attachment, session: body.payload[0].id, character, fact }
}
