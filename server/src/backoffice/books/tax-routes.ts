import * as doors from '@green-room/contract/backoffice/tax'
import { balancesOfAll } from '#server/ledger/balance.ts'
import { pointsFrom } from '#server/ledger/units.ts'
import { readUnspent } from '#server/payments/liability.ts'
import { amountOf } from '#server/payments/money.ts'
import { EU, listQuarters, quarterAt, readVat, vatCountry, type VatRow } from '#server/payments/vat.ts'
import { csvLine } from '#server/platform/portion.ts'
import { serve, serveRaw } from '#server/platform/http/serve.ts'
import { transact } from '#server/platform/transact.ts'
import { actorOf } from '../acts/act.ts'
import { recordAct } from '../acts/record-act.ts'
import type { Desk } from '../acts/desk.ts'

const HEAD = ['kind', 'quarter', 'corrects', 'country', 'rate', 'taxable', 'vat', 'currency']
/** Live sales where money moves, else those of the test gateway: the two never stand in one sum. */
export function taxRoutes({ app, lounge }: Desk): void {
  const { db } = lounge
  const { isLive } = lounge.config

  serve(app, doors.readVat, async ({ input }) => {
    const running = quarterAt(lounge.clock.now())
    const quarter = input.quarter ?? running
    const [{ supplies, corrections }, quarters] = await Promise.all([
      readVat(db, quarter, isLive),
      listQuarters(db, lounge.clock.now(), isLive),
    ])
    return {
      payload: {
        quarter,
        is_running: quarter === running,
        is_test: !isLive,
        quarters,
        supplies: supplies.map(present),
        corrections: corrections.map(({ of, ...row }) => ({ of, ...present(row) })),
      },
    }
  })
  serveRaw(app, doors.downloadOss, async ({ input, caller, request, reply }) => {
    const quarter = input.quarter ?? quarterAt(lounge.clock.now())
    const after = { quarter, home: input.home ?? '' }
    await transact(db, (trx) =>
      recordAct(trx, { operator: actorOf(caller, request), act: 'vat.downloaded', target: { type: 'vat', id: quarter }, after }),
    )
    const { supplies, corrections } = await readVat(db, quarter, isLive)
    const isAbroad = ({ country }: VatRow): boolean => EU.has(country) && country !== input.home
    const line = (kind: string, of: string, { country, bp, net, vat }: VatRow): string =>
      csvLine([kind, quarter, of, vatCountry(country), bp / 100, amountOf(String(net)), amountOf(String(vat)), 'EUR'])
    const name = `oss-${quarter}${isLive ? '' : '-test'}.csv`
    void reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` })
    return [
      csvLine(HEAD),
      ...supplies.filter(isAbroad).map((row) => line('supply', '', row)),
      ...corrections.filter(isAbroad).map((row) => line('correction', row.of, row)),
    ].join('')
  })
  serve(app, doors.readLiability, async () => {
    const [rows, { held, owed }] = await Promise.all([readUnspent(db), balancesOfAll(db)])
    return {
      payload: {
        at: lounge.clock.now().toISOString(),
        rows: rows.map(({ kind, age, members, units, cents }) => ({ kind, age, members, points: pointsFrom(units), cents: Number(cents) })),
        held: pointsFrom(held),
        owed: pointsFrom(owed),
      },
    }
  })
}

const present = ({ country, bp, documents, gross, net, vat }: VatRow) => ({
  country,
  percent: bp / 100,
  is_eu: EU.has(country),
  documents,
  gross_cents: gross,
  net_cents: net,
  vat_cents: vat,
})
