import * as doors from '@green-room/contract/backoffice-content'
import { serveAct } from '../acts/serve-act.ts'
import type { Desk } from '../desk.ts'
import { draftRoutes } from './draft-routes.ts'
import { publishActs } from './publish-acts.ts'
import { stockRoutes } from './stock-routes.ts'

export function contentDeskRoutes(desk: Desk): void {
  draftRoutes(desk)
  const { publish, legal, remove } = publishActs(desk)
  serveAct(desk, doors.publishContent, publish)
  serveAct(desk, doors.publishLegal, legal)
  serveAct(desk, doors.removeContent, remove)
  stockRoutes(desk)
}
