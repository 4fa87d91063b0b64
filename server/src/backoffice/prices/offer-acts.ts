// Bundles, currencies and VAT as acts.
import { isFar, PRICE_ALONE } from '@green-room/contract/backoffice/setting-kinds'
import { listedCountry } from '#server/accounts/members/countries.ts'
import { isCurrency, lockCurrency, setCurrency, versionOfCurrency } from '#server/content/changes/change-currency.ts'
import { shortDigest } from '#server/content/changes/change-settings.ts'
import { readSettings } from '#server/content/settings.ts'
import { changeBundle, createBundle, hasBundle, listAllBundles, lockBundle } from '#server/payments/change-offers.ts'
import { setVatRate, termsOfBundle, vatRateNow, versionOfBundle, type BundleTerms } from '#server/payments/change-offers.ts'
import type { Db, Trx } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problem.ts'
import type { Act } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { changedAlone } from './changed-alone.ts'
import { dueAt } from './setting-acts.ts'

const perPoint = ({ points, cents }: { points: number; cents: number }): number => cents / points
const figures = ({ points, cents, is_active }: BundleTerms): Record<string, unknown> => ({ points, cents, is_active })
const only = ({ points, cents, description, is_active }: BundleTerms): BundleTerms => ({ points, cents, description, is_active })
const arrow = (before: unknown, after: unknown): string => (before === after ? String(after) : `${String(before)} → ${String(after)}`)
/** What a point costs at least that is on sale now, in cents. */
async function cheapest(at: Db | Trx): Promise<number> {
  const [{ points_convertion_rate: rate }, bundles] = [await readSettings(at), await listAllBundles(at)]
  return Math.min(100 / rate, ...bundles.filter(({ is_active }) => is_active).map((row) => perPoint(termsOfBundle(row))))
}
const isMoved = (_input: unknown, _roles: unknown, preview: Record<string, unknown>): boolean => preview['far'] !== undefined

export const offerActs = ({ inside }: Desk) => {
  const now = (): Date => inside.clock.now()

  const create: Act<BundleTerms & { slug: string; reason: string }> = {
    name: 'bundle.created',
    target: ({ slug }) => ({ type: 'bundle', id: slug }),
    async preview(at, { slug, points, cents, is_active }) {
      if (await hasBundle(at, slug)) throw problem('bundle.slug-taken')
      const isCheap = perPoint({ points, cents }) < (await cheapest(at)) * (1 - PRICE_ALONE) - 1e-9
      return { slug, points, price: (cents / 100).toFixed(2), is_active, ...(isCheap && { far: 'a point of it' }) }
    },
    needsSecond: isMoved,
    async run(trx, { slug, ...terms }) {
      const id = await createBundle(trx, slug, only(terms))
      return { after: figures(terms), result: { bundle: id } }
    },
  }
  const change: Act<BundleTerms & { bundle_id: string; version: string; reason: string }> = {
    name: 'bundle.changed',
    target: ({ bundle_id }) => ({ type: 'bundle', id: bundle_id }),
    async preview(at, { bundle_id, version, ...terms }) {
      const row = await lockBundle(at, bundle_id)
      if (versionOfBundle(row) !== version) throw problem('version.stale')
      const before = termsOfBundle(row)
      const yesterday = await changedAlone(at, 'bundle.changed', { type: 'bundle', id: bundle_id })
      if (shortDigest(before) === shortDigest(only(terms))) throw problem('version.unchanged')
      return {
        slug: row.slug,
        points: arrow(before.points, terms.points),
        price: arrow((before.cents / 100).toFixed(2), (terms.cents / 100).toFixed(2)),
        is_active: arrow(before.is_active, terms.is_active),
        ...(shortDigest(before.description) !== shortDigest(terms.description) && { description: 'changed' }),
        ...([before, { ...before, ...yesterday }].some((from) => isFar(perPoint(from), perPoint(terms))) && { far: 'a point of it' }),
      }
    },
    needsSecond: isMoved,
    async run(trx, { bundle_id, ...terms }) {
      const before = termsOfBundle(await lockBundle(trx, bundle_id))
      await changeBundle(trx, bundle_id, only(terms))
      return { before: figures(before), after: figures(terms) }
    },
  }
  const currency: Act<{ code: string; symbol: string; rate: number; version: string | null; reason: string }> = {
    name: 'currency.changed',
    target: ({ code }) => ({ type: 'currency', id: code }),
    async preview(at, { code, symbol, rate, version }) {
      const row = await lockCurrency(at, code)
      if ((row ? versionOfCurrency(row) : null) !== version) throw problem('version.stale')
      const name = inside.texts.say('en', 'desk.currency')
      const refuse = (why: string) => problem('setting.invalid', { values: { name, why: inside.texts.say('en', why, { code }) } })
      if (!isCurrency(code)) throw refuse('desk.why-currency')
      if (code === 'EUR' && rate !== 1) throw refuse('desk.why-euro')
      const before = row ? Number(row.rate_millionths) / 1_000_000 : null
      if (row?.symbol === symbol && before === rate) throw problem('version.unchanged')
      const { rate: yesterday = before } = await changedAlone(at, 'currency.changed', { type: 'currency', id: code })
      const isOff = before === null || isFar(before, rate) || isFar(Number(yesterday), rate)
      return { code, symbol, rate: arrow(before ?? rate, rate), ...(isOff && { far: code }) }
    },
    needsSecond: isMoved,
    async run(trx, { code, symbol, rate }) {
      const row = await lockCurrency(trx, code)
      await setCurrency(trx, { code, symbol, rate })
      return { ...(row && { before: { rate: Number(row.rate_millionths) / 1_000_000 } }), after: { rate } }
    },
  }
  const vat: Act<{ country: string; percent: number; at: string | null; reason: string }> = {
    name: 'vat.changed',
    target: ({ country }) => ({ type: 'country', id: country }),
    async preview(at, { country, percent, at: wished }) {
      const name = listedCountry(country, 'en')?.title
      const values = { name: inside.texts.say('en', 'desk.country'), why: inside.texts.say('en', 'desk.why-country', { code: country }) }
      if (!name) throw problem('setting.invalid', { values })
      dueAt(wished, now())
      const bp = await vatRateNow(at, country)
      return { country: name, percent: arrow(bp === undefined ? '–' : bp / 100, percent), ...(wished !== null && { due_at: wished }) }
    },
    needsSecond: () => true,
    async run(trx, { country, percent, at: wished }) {
      const bp = await vatRateNow(trx, country)
      const from = dueAt(wished, now()) ?? now()
      await setVatRate(trx, country, percent, from)
      return { before: { percent: bp === undefined ? null : bp / 100 }, after: { percent, due_at: from.toISOString() } }
    },
  }
  return { create, change, currency, vat }
}
