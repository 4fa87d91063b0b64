import type { Lounge } from '#server/platform/lounge.ts'
import { mailDecision, mailReporter } from './mail-decision.ts'
import { forgetClosed } from './store.ts'

const HOUR_S = 3_600

export function reportReactions(lounge: Lounge): void {
  lounge.jobs.on('reports.mail-decision', ({ decision }) => mailDecision(lounge, String(decision)))
  lounge.jobs.on('reports.mail-reporter', ({ report, outcome }) =>
    mailReporter(lounge, String(report), typeof outcome === 'string' ? outcome : null),
  )
  lounge.jobs.every('reports.forget', HOUR_S, () => forgetClosed(lounge.db))
}
