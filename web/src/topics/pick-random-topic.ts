import type { QueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { problemText } from '#web/platform/problem-text.ts'
import '#web/platform/problem-texts.ts'
import { isProblem } from '#web/platform/problem.ts'
import { showToast } from '#web/platform/toasts.ts'
import type { Translate } from '#web/platform/translate.ts'
import type { Refusal } from './refusal.ts'
import { activeTopicsQuery } from './use-active-topics.ts'
import { openTopicQuery } from './use-open-topic.ts'

type Asked = {
  client: QueryClient
  languageId: string
  t: Translate['t']
  open: (path: string) => void | Promise<void>
  onRefused: (refusal: Refusal) => void
}

/** Opens a waiting topic that was picked at random, or says why there is none. Comes upon the press: no list needs it to be read. */
export async function pickRandomTopic({ client, languageId, t, open, onRefused }: Asked): Promise<void> {
  const warn = (text: 'topic.max-active' | 'topic.none-free.shown') => showToast({ tone: 'warn', text: t(text) })
  try {
    const { id } = (await call('pickRandomTopic', {})).payload.topic
    const { view_only: isFull } = await client.fetchQuery(openTopicQuery(id))
    const active = isFull ? await client.fetchQuery({ ...activeTopicsQuery(languageId), staleTime: 0 }) : null
    const inTheWay = active?.topics[0]
    if (!active || !inTheWay) await open(`/topics/${id}/chat`)
    else if (active.max > 1 && active.count >= active.max) warn('topic.max-active')
    else onRefused({ title: inTheWay.title, topicId: inTheWay.id })
  } catch (error) {
    if (isProblem(error, 'topic.none-free')) warn('topic.none-free.shown')
    else showToast({ tone: 'bad', text: problemText(error, t, 'topics.random-failed') })
  }
}
