import type { QueryClient } from '@tanstack/react-query'
import { call } from '#web/platform/wire/call.ts'
import { isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import '#web/platform/texts/problem-texts.ts'
import { showToast, TOAST_MS } from '#web/platform/toasts.ts'
import type { Translate } from '#web/platform/texts/translate.ts'
import type { Refusal } from './refusal.ts'
import { activeTopicsQuery } from './use-active-topics.ts'
import { openTopicQuery } from './use-open-topic.ts'

type Pick = {
  client: QueryClient
  languageId: string
  t: Translate['t']
  go: (path: string) => void | Promise<void>
  /** The chat that stands in the way of a second one. */
  onRefused: (refusal: Refusal) => void
}

/** Asks for a waiting topic, goes there and says where that is; where none can be entered it says why. */
export async function pickRandomTopic({ client, languageId, t, go, onRefused }: Pick): Promise<void> {
  try {
    const { id, room, companion_name: name } = (await call('pickRandomTopic', {})).payload.topic
    const { view_only: isFull } = await client.fetchQuery(openTopicQuery(id))
    const active = isFull ? await client.fetchQuery({ ...activeTopicsQuery(languageId), staleTime: 0 }) : null
    const inTheWay = active?.topics[0]
    if (!active || !inTheWay) {
      await go(`/topics/${id}/chat`)
      showToast({ text: t('topics.landed', { room: room.title, name: name ?? '' }), durationMs: TOAST_MS.landed, id: 'landed' })
      return
    }
    if (active.max > 1 && active.count >= active.max) showToast({ tone: 'warn', text: t('topic.max-active') })
    else onRefused({ title: inTheWay.title, topicId: inTheWay.id })
  } catch (error) {
    if (isProblem(error, 'topic.none-free')) showToast({ tone: 'warn', text: t('topic.none-free.shown') })
    else showToast({ tone: 'bad', text: problemText(error, t, 'topics.random-failed') })
  }
}
