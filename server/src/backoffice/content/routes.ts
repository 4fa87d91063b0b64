import * as doors from '@green-room/contract/backoffice/content'
import { countStaleDrafts } from '#server/content/changes/versions.ts'
import { serveAct } from '../acts/serve-act.ts'
import type { Desk } from '../acts/desk.ts'
import { draftRoutes } from './draft-routes.ts'
import { legalPlanActs } from './legal-plan-acts.ts'
import { publishActs } from './publish-acts.ts'
import { stockRoutes } from './stock-routes.ts'

const STALE_DAYS = 3

export function contentDeskRoutes(desk: Desk): void {
  draftRoutes(desk)
  const { publish, legal, remove } = publishActs(desk)
  serveAct(desk, doors.publishContent, publish)
  serveAct(desk, doors.publishLegal, legal)
  serveAct(desk, doors.removeContent, remove)
  const { plan, withdraw } = legalPlanActs(desk)
  serveAct(desk, doors.planLegal, plan)
  serveAct(desk, doors.withdrawLegal, withdraw)
  stockRoutes(desk)
  desk.needs.push({ name: 'content', roles: doors.listContent.desk.desks, count: (at) => countStaleDrafts(at, STALE_DAYS) })
}
