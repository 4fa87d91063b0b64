import { LANGUAGES, type Language } from '@green-room/contract/characters'
import { languageOfMember } from '#server/accounts/members/member-language.ts'
import { localized } from '#server/content/localized.ts'
import { problem } from '#server/platform/problem.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { findTopic } from '#server/topics/find-topic.ts'
import { readTalk, type Spoken } from '#server/messages/read-talk.ts'
import type { AttachmentNote, HistoryMessage, Turn } from '../engine/engine.ts'
import { recall } from '../memory/recall.ts'
import { showImages, type Shown } from '../prompt/show-images.ts'
import { findPersona } from '../stories/personas.ts'
import { findCard } from '../store.ts'
import { noteJudgedCrises } from '#server/safety/cases.ts'
import { readSettings } from '#server/content/settings.ts'
import { careTurnsLeft } from '#server/safety/crisis.ts'
import { languageOfTalk } from '../language/talk-language.ts'

const HISTORY_MAX = 60

export type Scene = {
  turn: Omit<Turn, 'signal'>
  answered: Spoken[]
  personId: string
  characterId: string
  roomId: string
  isSummaryDue: boolean
}

/** Everything an engine may know for one reply: this chat, this card, what this character remembers of this member, and nothing else. */
export async function buildTurn(
  lounge: Lounge,
  reply: { id: string; topicId: string; from: number; through: number },
  { seesImages }: { seesImages: boolean },
): Promise<Scene> {
  const { db } = lounge
  const topic = await findTopic(db, reply.topicId)
  if (!topic?.person_id || !topic.character_id) throw problem('topic.closed')
  const pair = { memberId: topic.person_id, characterId: topic.character_id }
  const [card, talk, recalled, chosen, { care_turns: careTurns }] = await Promise.all([
    findCard(db, topic.character_id),
    readTalk(db, topic.id, reply.through, HISTORY_MAX, topic.continued_from),
    recall(db, pair),
    languageOfMember(db, topic.person_id),
    readSettings(db),
    noteJudgedCrises(db, pair.memberId),
  ])
  if (!card) throw problem('topic.no-character')
  const answered = talk.messages.filter(
    (message) => message.from === 'reader' && message.number >= reply.from && message.number <= reply.through,
  )
  const images = seesImages ? await showImages(lounge, talk.messages) : new Map<string, Shown>()
  const noteOf = ({ id, kind, name, text }: Spoken['attachments'][number]): AttachmentNote => ({ kind, name, text, image: images.get(id) })
  const history = talk.messages.map(({ number, from, text, attachments }): HistoryMessage =>
    attachments.length > 0 ? { number, from, text, attachments: attachments.map(noteOf) } : { number, from, text },
  )
  return {
    answered,
    personId: topic.person_id,
    characterId: topic.character_id,
    roomId: topic.room_id,
    isSummaryDue: recalled.isDue(talk.messages),
    turn: {
      replyId: reply.id,
      topicId: topic.id,
      seed: `${topic.id}:${answered[0]?.number ?? reply.from}`,
      card,
      persona: await findPersona(db, topic.character_id, card),
      room: { title: localized(topic.room_title, 'en'), mood: topic.room_mood },
      topicTitle: topic.title,
      language: await languageOfTalk(
        history.filter(({ from }) => from === 'reader').map(({ text }) => text),
        languageOf(topic.language_code),
        languageOf(chosen),
      ),
      limits: { symbolsMax: card.data.extensions.green_room.style.maxSymbols },
      history,
      care: careTurnsLeft(history, careTurns) > 0,
      memory: recalled.memory,
      state: talk.engineState,
    },
  }
}
const languageOf = (code: string): Language => LANGUAGES.find((language) => language === code) ?? 'en'
