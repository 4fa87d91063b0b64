// All kinds of what members read, and what the checks of one text have to know around it.
import type { ContentKindName } from '@green-room/contract/backoffice/content-kinds'
import { cleanHtml } from '#server/content/clean-html.ts'
import { checkContent, type Fault } from '#server/content/changes/check-content.ts'
import type { ContentKind, Fields } from '#server/content/changes/content-kind.ts'
import { links, pages, questions } from '#server/content/changes/page-kinds.ts'
import { fillPlaces } from '#server/content/present.ts'
import { DEFAULT_SETTINGS, type LoungeSettings } from '#server/content/settings.ts'
import { textKind } from '#server/content/changes/text-kind.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { rooms, terms } from '#server/rooms/room-kinds.ts'

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
  return checkContent(kind.fields(language), text.fields, {
    language,
    ref: text.ref,
    english: language === 'en' ? null : text.english,
    slugs: new Set((await pages.list(at)).map(({ ref }) => ref)),
    settings: new Set(Object.keys(DEFAULT_SETTINGS)),
    say: (key, values) => texts.say('en', key, values),
  })
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
