// Drafts: read by operators alone, and kept whenever they are saved. What is wrong in them is told at once.
import * as doors from '@green-room/contract/backoffice/content'
import { MADE_HERE, type ContentKindName } from '@green-room/contract/backoffice/content-kinds'
import type { Fields } from '#server/content/changes/content-kind.ts'
import { findPlanOf } from '#server/content/changes/legal-plans.ts'
import { readSettings } from '#server/content/settings.ts'
import { deleteDraft, listStates, lookAt, nothing, saveDraftRow, type Look, type Place } from '#server/content/changes/versions.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import { serve } from '#server/platform/http/serve.ts'
import { actorOf } from '../acts/act.ts'
import { recordAct } from '../acts/record-act.ts'
import type { Desk } from '../acts/desk.ts'
import { drawn, faultsOf, kindsOf } from './kinds.ts'

const FOUND_MAX = 100
type Where = { kind: ContentKindName; ref: string; language: string }

export function draftRoutes({ app, lounge, inside }: Desk): void {
  const { db } = lounge
  const kinds = kindsOf(inside)

  /** A page, a question or a link that isn't there is one that is being made. */
  async function find(at: Db | Trx, { kind, ref, language }: Where): Promise<{ place: Place; look: Look; isNew: boolean }> {
    const place = { kind: kinds[kind], ref, language }
    const look = await lookAt(at, place)
    if (look) return { place, look, isNew: false }
    if (!MADE_HERE.includes(kind) || !/^[a-z][a-z0-9-]{1,60}$/.test(ref)) throw problem('content.not-found')
    return { place, look: nothing(language), isNew: true }
  }

  serve(app, doors.listContent, async ({ input: { kind, q = '' } }) => {
    const [rows, states, languages] = await Promise.all([
      kinds[kind].list(db),
      listStates(db, kind),
      db.selectFrom('language').select('code').orderBy('position').execute(),
    ])
    const made = [...states].filter(([ref, all]) => all.some(({ has_draft }) => has_draft) && !rows.some((row) => row.ref === ref))
    const word = q.toLowerCase()
    const all = [...rows, ...made.map(([ref]) => ({ ref, title: ref, isLegal: false, languages: [] as string[] }))]
    const shown = all.filter(({ ref, title }) => `${ref}\n${title}`.toLowerCase().includes(word)).slice(0, FOUND_MAX)
    return {
      payload: shown.map(({ ref, title, isLegal, languages: has }) => {
        const known = states.get(ref) ?? []
        const published = known.filter(({ is_published }) => is_published)
        const english = published.find(({ language_code }) => language_code === 'en')?.no ?? 1
        const follows = (code: string): number => published.find((row) => row.language_code === code)?.english_no ?? 1
        return {
          id: `${kind}:${ref}`,
          kind,
          ref,
          title,
          is_legal: isLegal,
          drafts: known.filter(({ has_draft }) => has_draft).map(({ language_code }) => language_code),
          behind: has.filter((code) => code !== 'en' && follows(code) < english),
          missing: languages.map(({ code }) => code).filter((code) => !has.includes(code)),
        }
      }),
    }
  })

  serve(app, doors.readContent, async ({ input }) => {
    const { place, look, isNew } = await find(db, input)
    const languages = await db.selectFrom('language').selectAll().orderBy('position').execute()
    const language = languages.find(({ code }) => code === input.language)
    if (!language) throw problem('content.not-found')
    const settings = await readSettings(db)
    const english = look.live.byLanguage['en'] ?? null
    const shown = (fields: Fields | null, code: string) => fields && { fields, html: drawn(place.kind, code, fields, settings) }
    const judged = look.draft?.fields ?? look.now
    const drafts = isNew
      ? new Set<string>()
      : new Set(((await listStates(db, input.kind)).get(input.ref) ?? []).filter((row) => row.has_draft).map((row) => row.language_code))
    const plan = look.live.isLegal ? await findPlanOf(db, input.ref) : null
    return {
      payload: {
        kind: input.kind,
        ref: input.ref,
        language: input.language,
        dir: language.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
        title: Object.values(english ?? look.draft?.fields ?? {})[0] ?? input.ref,
        is_legal: look.live.isLegal,
        may_remove: place.kind.remove !== undefined && english !== null && !place.kind.isFixed?.(look.live),
        fields: place.kind.fields(input.language),
        live: shown(look.now, input.language),
        english: input.language === 'en' ? null : shown(english, 'en'),
        draft: look.draft && {
          ...shown(look.draft.fields, input.language)!,
          at: look.draft.at.toISOString(),
          by: look.draft.by ?? '–',
        },
        faults: judged ? await faultsOf(inside, db, place.kind, input.language, { ref: input.ref, fields: judged, english }) : [],
        version: look.version,
        planned: plan && { id: plan.id, at: plan.dueAt.toISOString(), languages: Object.keys(plan.texts).toSorted() },
        languages: languages.map(({ code, title }) => ({
          code,
          title,
          no: look.noOf(code),
          state: look.noOf(code) === null ? ('missing' as const) : look.isBehind(code) ? ('behind' as const) : ('live' as const),
          has_draft: drafts.has(code),
        })),
        versions: look.versions.map(({ no, at, by, fields }) => ({ no: no!, at: by === null ? null : at.toISOString(), by, fields })),
      },
    }
  })

  serve(app, doors.saveDraft, async ({ input, caller, once, request }) => ({
    payload: await once(async (trx) => {
      const { place, look } = await find(trx, input)
      if (look.version !== input.version) throw problem('version.stale')
      const names = Object.keys(place.kind.fields(input.language))
      const unknown = Object.keys(input.fields).find((name) => !names.includes(name))
      if (unknown !== undefined) throw problem('setting.unknown', { values: { key: unknown } })
      const fields = Object.fromEntries(names.map((name) => [name, input.fields[name] ?? '']))
      await saveDraftRow(trx, place, look, fields, caller.memberId)
      await note(trx, 'content.drafted', actorOf(caller, request), input)
      return { version: (await lookAt(trx, place))!.version }
    }),
  }))
  serve(app, doors.discardDraft, async ({ input, caller, once, request }) => ({
    payload: await once(async (trx) => {
      const { place, look, isNew } = await find(trx, input)
      if (look.version !== input.version) throw problem('version.stale')
      if (isNew || !look.draft) throw problem('version.unchanged')
      await deleteDraft(trx, place)
      await note(trx, 'content.discarded', actorOf(caller, request), input)
      return { version: (await lookAt(trx, place))?.version ?? nothing(input.language).version }
    }),
  }))
}
const note = (trx: Trx, act: string, operator: ReturnType<typeof actorOf>, { kind, ref, language }: Where) =>
  recordAct(trx, { operator, act, target: { type: kind, id: ref }, after: { language } })
