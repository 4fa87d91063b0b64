// Sentences about who may do what with a topic. Nobody but its one person ever gets further than its title (docs/product/characters.md).
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem, type ProblemError } from '#server/platform/problem.ts'
import { findTopic, type TopicRow } from './store.ts'

/** The topic, for its own person; a hosted one that waits may be seen by everybody. */
export async function requireVisible(db: Db | Trx, topicId: string, memberId: string): Promise<TopicRow> {
  const topic = await findTopic(db, topicId)
  if (!topic) throw problem('topic.not-found')
  if (topic.state === 'closed')
    throw topic.person_id === memberId ? refusalOfClosed(topic) : problem('topic.not-found', { payload: { closed: true } })
  if (topic.person_id !== null && topic.person_id !== memberId) throw problem('topic.not-participant')
  if (topic.person_id === null && topic.unlisted_at !== null) throw problem('topic.not-found')
  return topic
}
/** The topic as its own page shows it. Another's open one answers why nobody else can sit down in it. */
export async function requireHeader(db: Db | Trx, topicId: string, memberId: string): Promise<TopicRow> {
  const topic = await findTopic(db, topicId)
  if (topic?.state === 'open' && topic.person_id !== null && topic.person_id !== memberId) throw refusalOfTaken(topic)
  return requireVisible(db, topicId, memberId)
}
/** Why somebody else can't sit down in it: its seats are taken, or it waits for its character. */
export const refusalOfTaken = (topic: { kind: string; character_id: string | null }): ProblemError =>
  problem(topic.kind === 'own' && topic.character_id === null ? 'topic.private' : 'topic.busy')

/** Why its own person can't go on in it: they closed what was theirs, elsewhere perhaps, or it is over for another reason. */
export const refusalOfClosed = (topic: { kind: string; close_reason: string | null }): ProblemError =>
  problem(topic.kind === 'own' && topic.close_reason === 'left' ? 'topic.closed-by-owner' : 'topic.closed', { payload: { closed: true } })

export async function requireParticipant(db: Db | Trx, topicId: string, memberId: string): Promise<TopicRow> {
  const topic = await requireVisible(db, topicId, memberId)
  if (topic.person_id !== memberId) throw problem('topic.not-participant')
  return topic
}
/** The topic open or closed, for its own person alone. */
export async function requireOwner(db: Db | Trx, topicId: string, memberId: string): Promise<TopicRow> {
  const topic = await findTopic(db, topicId)
  if (!topic || topic.person_id !== memberId) throw problem('topic.not-found')
  return topic
}
/** The room of a topic that the member may see, open or (for its own person) closed. */
export async function roomOfTopic(db: Db | Trx, topicId: string, memberId: string): Promise<string> {
  const topic = await findTopic(db, topicId)
  if (!topic || (topic.person_id !== null && topic.person_id !== memberId)) throw problem('topic.not-found')
  return topic.room_id
}
