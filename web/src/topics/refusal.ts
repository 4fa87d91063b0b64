import type { Topic } from '@green-room/contract/topics'
import { isProblem } from '#web/platform/problem.ts'
import type { Translate } from '#web/platform/texts/translate.ts'
import './state-texts.ts'

/** Why a chat could not be opened or made: another one is active. */
export type Refusal = { title: string | null; topicId: string | null }
/** What the member's chats say of it: one of them, none of them (null), or nothing because they could not be had (undefined). */
export type Existing = Pick<Topic, 'id' | 'title'> | null | undefined

/** The refusal of a call, or null where it failed for another reason. */
export function refusalOf(error: unknown): Refusal | null {
  if (!isProblem(error, 'topic.already-active')) return null
  const { title, topic_id: id } = error.payload
  const quoted = /"(.+)"/.exec(error.text ?? '')?.[1]
  return { title: typeof title === 'string' ? title : (quoted ?? null), topicId: typeof id === 'string' ? id : null }
}

/** The chat that stands in the way: by its id, else by its title, exactly and then in part. */
export function existingTopic<One extends Pick<Topic, 'id' | 'title'>>(
  { title, topicId }: Refusal,
  active: readonly One[],
): One | undefined {
  const wanted = title?.toLowerCase()
  return (
    active.find((topic) => topic.id === topicId) ??
    active.find((topic) => topic.title.toLowerCase() === wanted) ??
    active.find((topic) => wanted !== undefined && topic.title.toLowerCase().includes(wanted))
  )
}

/** The chats have been looked through before anything is said: what helps depends on whether it was found. */
export function refusalText({ title }: Refusal, existing: Existing, t: Translate['t']): string {
  if (existing) return t('topic.already-active.shown', { title: existing.title })
  if (existing === undefined) return t('topics.existing-elsewhere')
  return title === null ? t('topics.existing-untitled') : t('topics.existing-titled', { title })
}
