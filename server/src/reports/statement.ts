// The statement of reasons: one maker for the mail, the member's page and the operator's preview.
import { RESTRICTS, type Outcome } from '@green-room/contract/backoffice/case-outcomes'
import { readSettings } from '#server/content/settings.ts'
import { setApart } from '#server/content/write-mail.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import { numbersOf } from '#server/platform/texts/amounts.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import type { LoungeInside } from '#server/platform/lounge.ts'
import { findAppealAnswered, titleOfCase } from './statement-store.ts'

export type Statement = { title: string; paragraphs: string[] }
/** A decision, or what would be one. */
export type Stated = {
  id: string | null
  case_id: string | null
  outcome: string
  ground: string
  facts: string
  found_by_machine: boolean
  language_code: string
  valid_until: Date | null
  units: string | bigint | number
  /** Of an objection that nobody has answered yet: the decision it is against. */
  before?: string | null
}

export async function makeStatement(lounge: LoungeInside, db: Db | Trx, decision: Stated): Promise<Statement> {
  const { product_name: product, support_email: support } = await readSettings(db)
  const { language_code: language, outcome } = decision
  const isObjection = outcome === 'upheld' || outcome === 'overturned'
  const before = isObjection && decision.id !== null ? await findAppealAnswered(db, decision.id) : undefined
  const title = outcome === 'title-closed' && decision.case_id !== null ? await titleOfCase(db, decision.case_id) : ''
  const points = pointsFrom(BigInt(decision.units))
  const values = {
    product,
    support,
    title,
    facts: decision.facts,
    ground: lounge.texts.say(language, `ground.${decision.ground}`),
    number: decision.id ?? '–',
    before: before ?? decision.before ?? '–',
    term: decision.valid_until ? 'until' : 'open',
    until: decision.valid_until?.toISOString().slice(0, 16).replace('T', ' ') ?? '',
    back: points > 0 ? 'yes' : 'no',
    points: numbersOf(language).points(points),
    by: decision.found_by_machine ? 'machine' : 'people',
  }
  const shown = language === 'ar' ? Object.fromEntries(Object.entries(values).map(setApart)) : values
  const plain = { ...shown, term: values.term, back: values.back, by: values.by } // chosen by, and never shown
  const say = (key: string): string => lounge.texts.say(language, `statement.${key}`, plain)
  const restricts = RESTRICTS.includes(outcome as Outcome)
  return {
    title: say(`title-${outcome}`),
    paragraphs: [
      say(outcome),
      restricts && say('ground'),
      decision.facts !== '' && say('facts'),
      say('found'),
      outcome === 'banned' && say('points'),
      (restricts || outcome === 'no-breach') && say('object'),
      (restricts || outcome === 'no-breach' || outcome === 'upheld') && say('court'),
    ].filter((paragraph) => paragraph !== false),
  }
}
