import { lookAtCard, type CardLook } from '#server/characters/cast/card-versions.ts'
import { fieldsOf, type Loose } from '#server/characters/cards/card-fields.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { digest } from '#server/platform/http/once.ts'
import { problem } from '#server/platform/problem.ts'
import { recordAct, type Actor } from '../acts/record-act.ts'

export type At = Db | Trx

/** Throws `character.not-found`, and `version.stale` where it has changed since it was seen. */
export async function seenCard(trx: Trx, slug: string, version: string): Promise<CardLook> {
  const look = await lookAtCard(trx, slug)
  if (look.version !== version) throw problem('version.stale')
  return look
}

/** The fields in which a card is another than the one that plays. What is not written in the browser stands as `packs`. */
export function changesOf({ draft, live, no }: CardLook, card: Loose | undefined = draft?.card): string[] {
  if (!card || no === null) return []
  const isSame = (a: unknown, b: unknown): boolean => digest(a).equals(digest(b))
  const [before, after] = [fieldsOf(live) as Loose, fieldsOf(card) as Loose]
  const changed = Object.keys(after).filter((name) => !isSame(after[name], before[name]))
  return changed.length === 0 && !isSame(card, live) ? ['packs'] : changed
}

export const note = (
  trx: Trx,
  act: string,
  operator: Actor,
  slug: string,
  told: { after?: Record<string, unknown>; reason?: string } = {},
) => recordAct(trx, { operator, act, target: { type: 'character', id: slug }, ...told })
