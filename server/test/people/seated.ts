import { expect } from 'vitest'
import type { TestLounge } from '../lounge.ts'
import type { Visitor } from './visitor.ts'

export type Seated = Awaited<ReturnType<TestLounge['member']>> & { topic: string }

/** Agrees to the terms of the first topic that waits for somebody, and takes its seat. */
export async function takeSeat(visitor: Visitor): Promise<string> {
  const { topics } = (await visitor.call('listTopics')).body.payload
  const { id } = topics.find((topic: { is_busy: boolean; participants_count: number }) => !topic.is_busy && topic.participants_count === 1)
  await visitor.call('acceptTerms', { topic_id: id })
  expect((await visitor.call('joinTopic', { topic_id: id })).code).toBe(200)
  return id as string
}

/** A new member with a seat. */
export async function seatedIn(lounge: TestLounge): Promise<Seated> {
  const member = await lounge.member()
  return Object.assign(member, { topic: await takeSeat(member) })
}
