import * as doors from '@green-room/contract/backoffice/prices'
import { listedCountry } from '#server/accounts/members/countries.ts'
import { listCurrencies, versionOfCurrency } from '#server/content/changes/change-currency.ts'
import { listChanges, lookAtSettings } from '#server/content/changes/change-settings.ts'
import type { Changes } from '#server/content/changes/judge-settings.ts'
import { DEFAULT_SETTINGS, readSettings } from '#server/content/settings.ts'
import { listAllBundles, listVatRates, termsOfBundle, versionOfBundle } from '#server/payments/change-offers.ts'
import { serve } from '#server/platform/http/serve.ts'
import { serveAct } from '../acts/serve-act.ts'
import type { Desk } from '../acts/desk.ts'
import { offerActs } from './offer-acts.ts'
import { settingActs } from './setting-acts.ts'

export function priceRoutes(desk: Desk): void {
  const { app, lounge } = desk
  const { db } = lounge

  serve(app, doors.listSettings, async () => {
    const { now, version } = await lookAtSettings(db)
    const changes = (await listChanges(db)).map((row) => ({
      id: row.id,
      changes: row.changes as Changes,
      before: row.before as Changes,
      due_at: row.due_at.toISOString(),
      applied_at: row.applied_at?.toISOString() ?? null,
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
      operator: row.operator ?? row.operator_id,
    }))
    return { payload: { version, values: now, defaults: DEFAULT_SETTINGS, changes } }
  })
  serve(app, doors.listOffers, async () => {
    const [bundles, currencies, vat, settings] = await Promise.all([
      listAllBundles(db),
      listCurrencies(db),
      listVatRates(db),
      readSettings(db),
    ])
    return {
      payload: {
        rate: settings.points_convertion_rate,
        bundles: bundles.map((row) => ({
          id: row.id,
          slug: row.slug,
          ...termsOfBundle(row),
          image_url: row.image_url,
          sold: Number(row.sold),
          version: versionOfBundle(row),
        })),
        currencies: currencies.map((row) => ({
          code: row.code,
          symbol: row.symbol,
          rate: Number(row.rate_millionths) / 1_000_000,
          minor_digits: row.minor_digits,
          is_default: row.is_default,
          version: versionOfCurrency(row),
        })),
        vat_rates: vat.map(({ country, bp, valid_from }) => ({
          country,
          title: listedCountry(country, 'en')?.title ?? country,
          percent: bp / 100,
          valid_from: valid_from?.toISOString() ?? null,
        })),
      },
    }
  })

  const settings = settingActs(desk)
  serveAct(desk, doors.changePrices, settings.prices)
  serveAct(desk, doors.changeSettings, settings.settings)
  serveAct(desk, doors.withdrawChange, settings.withdraw)
  const offers = offerActs(desk)
  serveAct(desk, doors.createBundle, offers.create)
  serveAct(desk, doors.changeBundle, offers.change)
  serveAct(desk, doors.setCurrency, offers.currency)
  serveAct(desk, doors.setVatRate, offers.vat)
}
