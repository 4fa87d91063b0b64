import type { useI18n } from '#web/platform/i18n.tsx'
import { isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import type { TextKey } from '#web/platform/texts/text-key.ts'
import { clockTime } from '../clock-time.ts'
import '../texts.ts'

/** Why a message or a reply was refused. The server knows no zones: when the characters are back is told in the reader's own time. */
export function refusalText(error: unknown, { t, locale }: Pick<ReturnType<typeof useI18n>, 't' | 'locale'>, fallback: TextKey): string {
  const opensAt = isProblem(error, 'talk.resting-today') && error.payload['opens_at']
  return typeof opensAt === 'string' ? t('messages.resting', { time: clockTime(opensAt, locale) }) : problemText(error, t, fallback)
}
