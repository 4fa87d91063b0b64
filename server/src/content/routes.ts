import * as doors from '@green-room/contract/content'
import { agreeToAsked, readAsked } from '@green-room/contract/members/legal'
import type { FastifyInstance } from 'fastify'
import type { Lounge } from '#server/platform/lounge.ts'
import { problem } from '#server/platform/problem.ts'
import { serve, serveRaw } from '#server/platform/http/serve.ts'
import { agreeTo, presentAsked } from './asked.ts'
import type { Languages } from './languages.ts'
import { listLegalChanges, versionsOf, withTexts } from './changes/legal-plans.ts'
import { listPriceChanges } from './changes/planned.ts'
import { presentMaintenance } from './present-maintenance.ts'
import { presentCurrency, presentFaq, presentPage, presentSettings, presentSocialLink } from './present.ts'
import { readSettings } from './settings.ts'
import { findPageRow, listCurrencyRows, listFaqRows, listPageRows, listSocialLinkRows } from './store.ts'

/** `paymentHosts` comes from the till, some floors above: app.ts hands it in. */
export function contentRoutes(app: FastifyInstance, lounge: Lounge, languages: Languages, paymentHosts: readonly string[]): void {
  const { db, texts, config } = lounge

  serve(app, doors.listLanguages, async () => ({ payload: languages.list() }))
  serveRaw(app, doors.readLocalizations, async ({ language, reply }) => {
    reply.header('cache-control', 'public, max-age=300')
    return texts.all(language)
  })
  serve(app, doors.readSettings, async ({ language }) => {
    const settings = await readSettings(db)
    return {
      payload: presentSettings(settings, language, {
        sandboxMailbox: config.sandboxMailbox && !config.smtpUrl,
        paymentHosts,
        priceChanges: await listPriceChanges(db, settings),
        legalChanges: await listLegalChanges(db, language),
        maintenance: presentMaintenance(lounge, language),
      }),
    }
  })
  serve(app, doors.listFaq, async ({ language }) => ({ payload: (await listFaqRows(db)).map((row) => presentFaq(row, language)) }))
  serve(app, doors.listStaticPages, async ({ language }) => {
    const settings = await readSettings(db)
    return { payload: (await listPageRows(db)).map((row) => presentPage(row, language, settings)) }
  })
  serve(app, doors.readStaticPage, async ({ input, language }) => {
    const row = await findPageRow(db, input.page)
    if (!row) throw problem('page.not-found')
    const { next, before } = await versionsOf(db, row.slug)
    // An address of a mail is opened on any day: what is in force by then is the page itself.
    const other = { now: null, next, before }[input.version]?.texts ?? {}
    const shown = { ...row, title: withTexts(row.title, other, 'title'), content: withTexts(row.content, other, 'content') }
    const times = { next_at: next?.at.toISOString() ?? null, changed_at: before?.until.toISOString() ?? null }
    return { payload: { ...presentPage(shown, language, await readSettings(db)), ...times } }
  })
  serve(app, doors.listSocialLinks, async ({ language }) => ({
    payload: (await listSocialLinkRows(db)).map((row) => presentSocialLink(row, language)),
  }))
  serve(app, readAsked, async ({ caller, language }) => ({ payload: await presentAsked(db, caller.memberId, language) }))
  serve(app, agreeToAsked, async ({ caller, input, language, once }) => {
    await once(async (trx) => {
      await agreeTo(trx, caller.memberId, language, new Date(input.asked_at))
      return {}
    })
    return { payload: await presentAsked(db, caller.memberId, language) }
  })
  serve(app, doors.listCurrencies, async () => ({ payload: (await listCurrencyRows(db)).map(presentCurrency) }))
}
