import type { Topic } from '@green-room/contract/topics'
import { isProblem } from '#web/platform/problem.ts'
import type { Translate } from '#web/platform/translate.ts'

/** Why a chat could not be opened or made: another one is active. */
export type Refusal = { title: string | null; topicId: string | null }

/** The refusal of a call, or null where it failed for another reason. */
export function refusalOf(error: unknown): Refusal | null {
  if (!isProblem(error, 'topic.already-active')) return null
  const { title, topic_id: id } = error.payload
  const quoted = /"(.+)"/.exec(error.text ?? '')?.[1]
  return { title: typeof title === 'string' ? title : (quoted ?? null), topicId: typeof id === 'string' ? id : null }
}

/** The chat that stands in the way: by its id, else by its title, exactly and then in part (§8). */
export function existingTopic({ title, topicId }: Refusal, active: readonly Topic[]): Topic | undefined {
  const wanted = title?.toLowerCase()
  return (
    active.find((topic) => topic.id === topicId) ??
    active.find((topic) => topic.title.toLowerCase() === wanted) ??
    active.find((topic) => wanted !== undefined && topic.title.toLowerCase().includes(wanted))
  )
}

export function refusalText({ title }: Refusal, isFound: boolean, t: Translate['t']): string {
  if (title === null) return t(isFound ? 'topics.existing-untitled' : 'topics.existing-elsewhere')
  return t(isFound ? 'topic.already-active.shown' : 'topics.existing-titled', { title })
}
