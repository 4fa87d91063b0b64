import { BAN_DAYS_ALONE } from '@green-room/contract/wire/backoffice-rights'
import type { decideCase as door } from '@green-room/contract/backoffice/cases'
import type * as z from 'zod/mini'
import { addressOf } from '#server/accounts/members/find-members.ts'
import { pause } from '#server/accounts/suspend.ts'
import { unitsFrom } from '#server/ledger/units.ts'
import { problem } from '#server/platform/problem.ts'
import { findCase } from '#server/reports/case-store.ts'
import { decideCase, isFoundByMachine, memberToTell, requireFits } from '#server/reports/decide-case.ts'
import { findDecision } from '#server/reports/decision-store.ts'
import { makeAnswer, reportersToTell } from '#server/reports/reported.ts'
import { makeStatement } from '#server/reports/statement.ts'
import type { Act } from '../acts/act.ts'
import type { Desk } from '../acts/desk.ts'
import { giftApprovers, givenAlone, isTooMuchAlone, type GivenAlone } from '../acts/goodwill-alone.ts'
import { standing, unspentOf } from '../members/present.ts'
import { saidYesTo } from './store.ts'

type Decide = z.output<typeof door.input>
const DAY_MS = 86_400_000

export const caseActs = ({ inside, sessions }: Desk): { decide: Act<Decide> } => ({
  decide: {
    name: 'case.decided',
    target: ({ case_id: id }) => ({ type: 'case', id }),
    async preview(at, input, operatorId) {
      const file = await findCase(at, input.case_id)
      if (!file) throw problem('case.not-found')
      if (file.state === 'closed') throw problem('case.closed')
      requireFits(file.kind, input)
      const objected = file.decision_id === null ? undefined : await findDecision(at, file.decision_id)
      const { told, reports } = await reportersToTell(at, file, input.outcome, objected)
      const memberId = memberToTell(file, input.outcome)
      const reader = memberId ?? reports[0]?.reporter_id ?? file.member_id
      const language = (reader && (await addressOf(at, reader))?.language) || 'en'
      const stated = {
        id: null,
        case_id: file.id,
        outcome: input.outcome,
        ground: input.ground,
        facts: input.facts,
        found_by_machine: isFoundByMachine(file.kind),
        valid_until: input.days === null ? null : new Date(inside.clock.now().getTime() + input.days * DAY_MS),
        units: unitsFrom(input.points),
        before: file.decision_id,
      }
      const written = (code: string) =>
        memberId === null && reports[0]
          ? makeAnswer(inside, code, told, reports[0])
          : makeStatement(inside, at, { ...stated, language_code: code })
      const theirs = await written(language)
      const english = language === 'en' ? null : await written('en')
      const unspent = input.outcome === 'banned' && file.member_id ? await unspentOf(at, file.member_id) : null
      if (unspent) await standing(at, file.member_id!)
      return {
        outcome: input.outcome,
        language,
        statement_title: theirs.title,
        statement: theirs.paragraphs.join('\n'),
        ...(english && { in_english: [english.title, ...english.paragraphs].join('\n') }),
        told: reports.length + (memberId === null ? 0 : 1),
        ...(input.points > 0 && (await givenAlone(at, operatorId, file.member_id))),
        ...(unspent && { unspent_points: unspent.points, unspent_cents: unspent.cents }),
      }
    },
    binding: ({ outcome }) => outcome, // times in the statement move on while the wish waits
    needsSecond: ({ outcome, days, points }, roles, preview) =>
      (outcome === 'banned' && (days === null || days > BAN_DAYS_ALONE)) || isTooMuchAlone(points, roles, preview as GivenAlone),
    approvers: ({ points }) => giftApprovers(points),
    async meanwhile(trx, { case_id, outcome }) {
      const file = await findCase(trx, case_id)
      if (outcome === 'banned' && file?.member_id) await pause(trx, file.member_id, inside.clock.now(), null)
    },
    async run(trx, input, operator) {
      const { case_id: id, outcome, ground, points, message } = input
      const file = await findCase(trx, id)
      if (file?.decision_id && (await saidYesTo(trx, operator.memberId, file.decision_id))) throw problem('appeal.same-person')
      const { decision, kind, told } = await decideCase(inside, trx, id, input, { operatorId: operator.memberId, sessions })
      const after = { kind, outcome, ground, decision, member: file?.member_id ?? null, told, points, hidden: message ?? null }
      return { before: { state: 'open' }, after, result: { decision, told } }
    },
  },
})
