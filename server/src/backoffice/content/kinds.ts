// All kinds of what members read, and what the checks of one text have to know around it.
import type { ContentKindName } from '@green-room/contract/backoffice/content-kinds'
import { cleanHtml, textOfHtml } from '#server/content/clean-html.ts'
import { checkContent, type Fault } from '#server/content/changes/check-content.ts'
import type { ContentKind, FieldKind, Fields } from '#server/content/changes/content-kind.ts'
import { links, pages, questions } from '#server/content/changes/page-kinds.ts'
import { fillPlaces } from '#server/content/present.ts'
import { DEFAULT_SETTINGS, type LoungeSettings } from '#server/content/settings.ts'
import { textKind } from '#server/content/changes/text-kind.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { rooms, terms } from '#server/rooms/room-kinds.ts'
import { flagWords } from '#server/safety/flag-words.ts'
import type { Values } from '#server/platform/texts/texts.ts'

export const kindsOf = ({ texts }: LoungeInside): Record<ContentKindName, ContentKind> => ({
  page: pages,
  faq: questions,
  link: links,
  text: textKind(texts),
  room: rooms,
  terms,
})

export async function faultsOf(
  { texts }: LoungeInside,
  at: Db | Trx,
  kind: ContentKind,
  language: string,
  text: { ref: string; fields: Fields; english: Fields | null },
): Promise<Fault[]> {
  const say: Say = (key, values) => texts.say('en', key, values)
  const faults = checkContent(kind.fields(language), text.fields, {
    language,
    ref: text.ref,
    english: language === 'en' ? null : text.english,
    slugs: new Set((await pages.list(at)).map(({ ref }) => ref)),
    settings: new Set(Object.keys(DEFAULT_SETTINGS)),
    say,
  })
  return [...faults, ...flagsOf(kind.fields(language), text.fields, say)]
}

type Say = (key: string, values?: Values) => string
const READ = new Set<FieldKind>(['line', 'plain', 'html', 'lines', 'message'])
/** The house rules on what operators write. */
const flagsOf = (kinds: Record<string, FieldKind>, fields: Fields, say: Say): Fault[] =>
  Object.entries(kinds).flatMap(([field, is]) => {
    const text = READ.has(is) ? (fields[field] ?? '') : ''
    const found = flagWords(is === 'html' ? textOfHtml(text) : text, field === 'title' ? 'title' : 'message')
    return found.map((flag) => ({ field, text: say('desk.flagged', flag), is_grave: false, is_flagged: true }))
  })

/** What of it waits for a second person, in words; empty where nothing does. */
export const flaggedIn = (faults: readonly Fault[]) => {
  const flagged = faults.filter(({ is_flagged }) => is_flagged).map(({ field, text }) => `${field}: ${text}`)
  return flagged.length > 0 ? { flagged: flagged.join(' ') } : {}
}

/** The fields that are HTML, as members see them drawn. */
export function drawn(kind: ContentKind, language: string, fields: Fields, settings: LoungeSettings): Fields {
  const html = Object.entries(kind.fields(language)).filter(([, is]) => is === 'html')
  return Object.fromEntries(
    html.map(([name]) => {
      const text = fields[name] ?? ''
      return [name, cleanHtml(kind.name === 'page' ? fillPlaces(text, language, settings) : text)]
    }),
  )
}
