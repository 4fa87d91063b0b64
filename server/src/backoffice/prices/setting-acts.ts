// Settings as acts: what they would do is told before, in messages and in euro.
import { effectOf, type Effect } from '@green-room/contract/money/price-effect'
import { isFar, SETTINGS, specOf, type SettingKey } from '@green-room/contract/backoffice/setting-kinds'
import { changeSettings, findWaitingChange, lookAtSettings, withdrawChange } from '#server/content/changes/change-settings.ts'
import { judgeSettings, type Changes } from '#server/content/changes/judge-settings.ts'
import type { LoungeSettings } from '#server/content/settings.ts'
import { ANNOUNCED } from '#server/content/changes/planned.ts'
import { listLanguageCodes } from '#server/content/language-codes.ts'
import type { Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import type { Act } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { changedAlone } from './changed-alone.ts'
import { isPaidFor, resold } from './resold.ts'

const DAY_MS = 86_400_000
type Wanted = { changes: Changes; at: string | null; version: string; reason: string }
const target = () => ({ type: 'settings', id: '0' })

/** A time that passed while a second person thought about it means at once; an older one is a slip. */
export function dueAt(at: string | null, now: Date): Date | null {
  if (at === null) return null
  const due = new Date(at)
  if (!(due.getTime() > now.getTime() - DAY_MS)) throw problem('change.past')
  return due
}
const SHOWN = new Set(['points', 'euro', 'percent', 'rate', 'count', 'days', 'seconds', 'ms', 'flag'])
/** Texts are told by their names. */
export const told = (values: Changes): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, SHOWN.has(specOf(key as SettingKey)?.kind) ? value : 'changed']))
const whole = (points: number): string => Math.round(points).toLocaleString('en')
const many = (count: number | null): string => (count === null ? 'free' : String(count))
const one = ({ points, euro }: { points: number; euro: number }): string => `${points} points, € ${euro.toFixed(2)}`
const lines = (effect: Effect): Record<string, string> => ({
  message_of_120: one(effect.message),
  message_of_500: one(effect.longest),
  messages_for_5_euro: many(effect.forFiveEuro),
  messages_for_welcome: many(effect.forWelcome),
})

function previewOf(
  now: LoungeSettings,
  after: LoungeSettings,
  keys: readonly SettingKey[],
  yesterday: Record<string, unknown>,
): Record<string, string> {
  const preview: Record<string, string> = {}
  const far: string[] = []
  for (const key of keys) {
    const spec = SETTINGS[key]
    preview[key] = SHOWN.has(spec.kind) ? `${JSON.stringify(now[key])} → ${JSON.stringify(after[key])}` : 'changed'
    const from = [now[key], yesterday[key] ?? now[key]].map(Number)
    if (spec.group === 'prices' && from.some((value) => isFar(value, Number(after[key])))) far.push(key)
  }
  if (keys.some((key) => SETTINGS[key].group === 'prices')) {
    const [was, then] = [lines(effectOf(now)), lines(effectOf(after))]
    for (const [name, text] of Object.entries(then)) if (was[name] !== text) preview[name] = `${was[name]} → ${text}`
  }
  if (far.length > 0) preview['far'] = far.join(', ')
  return preview
}

export const settingActs = ({ inside }: Desk) => {
  const say = (key: string, values?: Parameters<typeof inside.texts.say>[2]): string => inside.texts.say('en', key, values)

  function sayResold({ now, later }: { now: number; later: number }): string {
    if (now === later) return say('desk.resold-same', { now: whole(now) })
    const percent = now === 0 ? '–' : String(Math.round((Math.abs(later - now) / now) * 1000) / 10)
    return say(later > now ? 'desk.resold-more' : 'desk.resold-less', { percent, now: whole(now), later: whole(later) })
  }
  const change = (mayBe: (key: SettingKey) => boolean): Act<Wanted> => ({
    name: 'settings.changed',
    target,
    async preview(at, { changes, at: wished, version }) {
      const look = await lookAtSettings(at)
      if (look.version !== version) throw problem('version.stale')
      const { after, keys } = judgeSettings(changes, look.now, { languages: await listLanguageCodes(at), say })
      const foreign = keys.find((key) => !mayBe(key))
      if (foreign) throw problem('setting.unknown', { values: { key: foreign } })
      const due = dueAt(wished, inside.clock.now())
      const isTold = due !== null && due > inside.clock.now() && keys.some((key) => (ANNOUNCED as readonly string[]).includes(key))
      return {
        ...previewOf(look.now, after, keys, await changedAlone(at, 'settings.changed', target())),
        ...(keys.some(isPaidFor) && { last_28_days: sayResold(await resold(at, look.now, after)) }),
        ...(wished !== null && { due_at: wished }),
        ...(isTold && { announced: say('desk.announced') }),
      }
    },
    /** What was sold goes on while the wish waits. */
    binding: ({ last_28_days: _sold, announced: _told, ...rest }) => rest,
    needsSecond: (_input, _roles, preview) => preview['far'] !== undefined,
    async run(trx: Trx, { changes, at: wished }, operator) {
      const now = inside.clock.now()
      const due = dueAt(wished, now)
      const { id, before } = await changeSettings(trx, changes, { dueAt: due, now, operatorId: operator.memberId })
      const after = { ...told(changes), ...(due && due > now && { due_at: due.toISOString() }) }
      return { before: told(before), after, result: { change: id } }
    },
  })
  const withdraw: Act<{ change_id: string; reason: string }> = {
    name: 'settings.withdrawn',
    target: ({ change_id }) => ({ type: 'change', id: change_id }),
    async preview(at, { change_id }) {
      const { changes, dueAt: due } = await findWaitingChange(at, change_id)
      return { ...told(changes), due_at: due.toISOString() }
    },
    async run(trx, { change_id }) {
      const { changes } = await findWaitingChange(trx, change_id)
      await withdrawChange(trx, change_id, inside.clock.now())
      return { before: told(changes) }
    },
  }
  return { prices: change((key) => SETTINGS[key].group === 'prices'), settings: change(() => true), withdraw }
}
