// Whether settings may be what an operator wants them to be. Said in words, because a lounge runs on them.
import {
  isNumeric,
  isSettingKey,
  specOf,
  type SettingKey,
  type SettingSpec,
  type SettingValue,
} from '@green-room/contract/backoffice/setting-kinds'
import { problem } from '#server/platform/problem.ts'
import type { Values } from '#server/platform/texts/texts.ts'
import type { LoungeSettings } from '../settings.ts'

export type Changes = Record<string, SettingValue>
type Say = (key: string, values?: Values) => string
type Why = { key: string; values?: Values } | null

const WHOLE = new Set(['count', 'days', 'seconds', 'ms'])
const MAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@."(),:;<>[\]\\]+$/
const TAG = /^(G|GT|AW|DC)-[A-Z0-9]{4,20}$/

/** Throws `setting.unknown`, `setting.invalid`, `version.unchanged`. Answers the settings as they would be. */
export function judgeSettings(
  changes: Changes,
  now: LoungeSettings,
  { languages, say }: { languages: readonly string[]; say: Say },
): { after: LoungeSettings; keys: SettingKey[] } {
  const keys: SettingKey[] = []
  for (const [key, value] of Object.entries(changes)) {
    if (!isSettingKey(key)) throw problem('setting.unknown', { values: { key } })
    const why = faultOf(value, specOf(key), languages)
    if (why) throw problem('setting.invalid', { values: { name: say(`desk.setting-${key}`), why: say(why.key, why.values) } })
    if (JSON.stringify(sorted(now[key])) !== JSON.stringify(sorted(value))) keys.push(key)
  }
  if (keys.length === 0) throw problem('version.unchanged')
  const after: LoungeSettings = { ...now, ...changes }
  requireOrder(after, say)
  return { after, keys }
}

const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)) : value

/** Of pairs that are a least and a most, none is the wrong way round. */
function requireOrder(after: LoungeSettings, say: Say): void {
  const pairs = [
    ['min_top_up_amount', 'max_top_up_amount'],
    ['own_topic_seat_delay_min_ms', 'own_topic_seat_delay_max_ms'],
    ['max_active_chats', 'channel_max_active_chats'],
  ] as const
  for (const [least, most] of pairs)
    if (after[least] > after[most]) {
      const why = say('desk.why-above', { other: say(`desk.setting-${most}`) })
      throw problem('setting.invalid', { values: { name: say(`desk.setting-${least}`), why } })
    }
}

function faultOf(value: SettingValue, spec: SettingSpec, languages: readonly string[]): Why {
  const { kind, max = 0, isOptional = false } = spec
  if (value === null) return isOptional ? null : { key: 'desk.why-missing' }
  if (isNumeric(spec)) return numberFault(value, spec)
  if (kind === 'flag') return typeof value === 'boolean' ? null : { key: 'desk.why-flag' }
  if (kind === 'words') return wordsFault(value, max, languages)
  if (typeof value !== 'string' || value.trim() === '') return { key: 'desk.why-missing' }
  if (value.length > max) return { key: 'desk.why-long', values: { max } }
  if (kind === 'mail' && !MAIL.test(value)) return { key: 'desk.why-mail' }
  if (kind === 'tag' && !TAG.test(value)) return { key: 'desk.why-tag' }
  return null
}

function numberFault(value: SettingValue, { kind, min = 0, max = 0 }: SettingSpec): Why {
  const isWhole = WHOLE.has(kind)
  const fits =
    typeof value === 'number' &&
    value >= min &&
    value <= max &&
    (isWhole ? Number.isInteger(value) : Math.abs(value * 100 - Math.round(value * 100)) < 1e-6)
  return fits ? null : { key: isWhole ? 'desk.why-whole' : 'desk.why-number', values: { min, max } }
}

function wordsFault(value: SettingValue, max: number, languages: readonly string[]): Why {
  if (value === null || typeof value !== 'object' || typeof value['en'] !== 'string') return { key: 'desk.why-english' }
  for (const [language, text] of Object.entries(value)) {
    if (!languages.includes(language)) return { key: 'desk.why-language', values: { language } }
    if (text.length > max) return { key: 'desk.why-long', values: { max } }
  }
  return null
}
