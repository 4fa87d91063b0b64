import { countSymbols, hidesText, isBlank, plainText } from '@green-room/contract/money/price'
import { TOPIC_TITLE_MAX } from '@green-room/contract/topics'
import { formProblem } from '#server/platform/problem.ts'

/** A title as it is kept: one line of at most 50 symbols, in which something can be seen. */
export function topicTitle(typed: string): string {
  const title = plainText(typed).replace(/\s+/g, ' ')
  if (isBlank(title)) throw formProblem({ title: 'form.topic-name-required' })
  if (countSymbols(title) > TOPIC_TITLE_MAX || hidesText(title)) throw formProblem({ title: 'form.topic-name-long' })
  return title
}
