// What members read, in all languages: drafts, publication, what was. Rooms' stock.
import * as z from 'zod/mini'
import { ACT_PROBLEMS, Acted, deskDoor, Reason } from './endpoint.ts'
import type { Role } from '../wire/backoffice-rights.ts'
import { CONTENT_KINDS } from './content-kinds.ts'
import { answer } from '../endpoint.ts'
import { Id, text, Time, whole } from '../wire/fields.ts'

const WRITES: readonly Role[] = ['owner', 'content']
const Kind = z.enum(CONTENT_KINDS)
const Ref = z.string().check(z.regex(/^[a-z][\w.-]{0,99}$/i, { error: 'form.invalid-value' }))
const Lang = z.string().check(z.regex(/^[a-z]{2}$/, { error: 'form.invalid-value' }))
const Fields = z.record(z.string(), text(60_000))
const piece = { kind: Kind, ref: Ref, language: Lang }

export const Piece = z.object({
  id: z.string(),
  kind: Kind,
  ref: z.string(),
  title: z.string(),
  is_legal: z.boolean(),
  drafts: z.array(z.string()),
  /** Languages whose text follows an older English one, and those that have none. */
  behind: z.array(z.string()),
  missing: z.array(z.string()),
})
export type Piece = z.infer<typeof Piece>
export const listContent = deskDoor('listContent', {
  summary: 'What there is of a kind, and which languages lack it or follow an older English; `q` finds by words or key',
  desks: WRITES,
  input: z.object({ kind: Kind, q: z.optional(text(100)) }),
  returns: answer(z.array(Piece)),
})
/** `is_flagged`: a member could not write it, so a second person looks before it is published. */
const Fault = z.object({ field: z.string(), text: z.string(), is_grave: z.boolean(), is_flagged: z.optional(z.boolean()) })
export type Fault = z.infer<typeof Fault>
const Shown = z.object({ fields: z.record(z.string(), z.string()), html: z.record(z.string(), z.string()) })
export const ContentPage = z.object({
  kind: Kind,
  ref: z.string(),
  language: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  title: z.string(),
  is_legal: z.boolean(),
  may_remove: z.boolean(),
  fields: z.record(z.string(), z.string()),
  /** What members read now; null: this language has none. `html` is as it is drawn. */
  live: z.nullable(Shown),
  english: z.nullable(Shown),
  draft: z.nullable(z.extend(Shown, { at: Time, by: z.string() })),
  faults: z.array(Fault),
  version: z.string(),
  /** Of a legal page: the new version that is to be in force from a day on. */
  planned: z.nullable(z.object({ id: z.string(), at: Time, languages: z.array(z.string()) })),
  languages: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      no: z.nullable(z.number()),
      state: z.enum(['live', 'behind', 'missing']),
      has_draft: z.boolean(),
    }),
  ),
  versions: z.array(
    z.object({ no: z.number(), at: z.nullable(Time), by: z.nullable(z.string()), fields: z.record(z.string(), z.string()) }),
  ),
})
export type ContentPage = z.infer<typeof ContentPage>
export const readContent = deskDoor('readContent', {
  summary: 'One text in one language: live, draft, faults, versions',
  desks: WRITES,
  input: z.object(piece),
  returns: answer(ContentPage),
  problems: ['content.not-found'],
})
export const saveDraft = deskDoor('saveDraft', {
  summary: 'Keeps a draft that nobody but operators reads',
  desks: WRITES,
  input: z.object({ ...piece, fields: Fields, version: text(40) }),
  returns: answer(z.object({ version: z.string() })),
  problems: ['content.not-found', 'version.stale', 'setting.unknown'],
})
export const discardDraft = deskDoor('discardDraft', {
  summary: 'Throws a draft away',
  desks: WRITES,
  input: z.object({ ...piece, version: text(40) }),
  returns: answer(z.object({ version: z.string() })),
  problems: ['content.not-found', 'version.stale', 'version.unchanged'],
})
/** `no`: an earlier version that is put back; null: the draft. `asks_again`: a new version that members accept anew, else a correction. */
const asks_again = z._default(z.boolean(), false)
const published = { language: Lang, no: z.nullable(whole(1, 1_000_000)), version: text(40), reason: Reason }
const publishing = [...ACT_PROBLEMS, 'content.not-found', 'content.faulty', 'version.unchanged'] as const
export const publishContent = deskDoor('publishContent', {
  summary: 'Publishes a draft, or puts an earlier version back',
  desks: WRITES,
  input: z.object({ kind: Kind, ref: Ref, asks_again, ...published }),
  returns: Acted,
  problems: [...publishing, 'content.legal'],
})
export const publishLegal = deskDoor('publishLegal', {
  summary: 'Publishes a legal page, as a correction or as a new version that members agree to anew; always by two',
  desks: ['owner'],
  asks: ['content'],
  isGrave: true,
  input: z.object({ ref: Ref, asks_again, ...published }),
  returns: Acted,
  problems: publishing,
})
export const planLegal = deskDoor('planLegal', {
  summary:
    'All drafts of a legal page become its new version on a day: members are told by mail now, read old and new, and are asked then; by two',
  desks: ['owner'],
  asks: ['content'],
  isGrave: true,
  input: z.object({ ref: Ref, at: Time, reason: Reason }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'content.not-found', 'content.faulty', 'version.unchanged', 'legal.too-soon', 'legal.planned'],
})
export const withdrawLegal = deskDoor('withdrawLegal', {
  summary: 'A planned version of a legal page will not come',
  desks: ['owner'],
  asks: ['content'],
  input: z.object({ plan_id: Id, reason: Reason }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'change.not-found'],
})
export const removeContent = deskDoor('removeContent', {
  summary: 'Takes a question, a link or a page away; its versions stay, and can be put back',
  desks: WRITES,
  input: z.object({ kind: Kind, ref: Ref, reason: Reason }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'content.not-found', 'content.kept'],
})

export const Stock = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  image_url: z.string(),
  terms_version: z.number(),
  accepted: z.number(),
  languages: z.array(z.object({ code: z.string(), waiting: z.number(), wanted: z.number(), is_own: z.boolean() })),
})
export type Stock = z.infer<typeof Stock>
export const listStock = deskDoor('listStock', {
  summary: 'Rooms, their terms, and the topics that wait in them by language',
  desks: WRITES,
  input: z.object({}),
  returns: answer(z.array(Stock)),
})
export const Hosted = z.object({ id: z.string(), title: z.string(), character: z.string(), language: z.string(), created_at: Time })
export type Hosted = z.infer<typeof Hosted>
export const listHosted = deskDoor('listHosted', {
  summary: 'Topics of characters that wait in a room',
  desks: WRITES,
  input: z.object({ room_id: Id }),
  returns: answer(z.array(Hosted)),
  problems: ['room.not-found'],
})
export const setStock = deskDoor('setStock', {
  summary: 'How many topics wait in a room in a language; null: as the setting says',
  desks: WRITES,
  input: z.object({ room_id: Id, language: Lang, wanted: z.nullable(whole(0, 50)), reason: Reason }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'room.not-found', 'setting.invalid', 'version.unchanged'],
})
export const closeHosted = deskDoor('closeHosted', {
  summary: 'Closes a topic that a character opened and nobody has joined',
  desks: WRITES,
  input: z.object({ topic_id: Id, reason: Reason }),
  returns: Acted,
  problems: [...ACT_PROBLEMS, 'topic.not-found'],
})
