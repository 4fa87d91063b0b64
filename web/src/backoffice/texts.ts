import english from '../../../locales/en/backoffice.json'
import { shipTexts } from '#web/platform/texts/texts.ts'
import { createTranslate, type TextValues } from '#web/platform/texts/translate.ts'
import type { TextKey } from '#web/platform/texts/text-key.ts'

shipTexts(english)
const { t } = createTranslate('en', {})
export type DeskKey = keyof typeof english

/** What operators read, in English. */
export const say = (key: DeskKey, values?: TextValues): string => t(key as TextKey, values)
/** For names that come from the server, such as those of acts: itself, where it has no text. */
export const sayName = (key: string, fallback: string): string => (key in english ? say(key as DeskKey) : fallback)
