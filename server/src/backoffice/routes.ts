// The back office, desk by desk. A new desk is one more function here (docs/flows/back-office.md).
import * as doors from '@green-room/contract/backoffice/backoffice'
import type { FastifyInstance } from 'fastify'
import type { CookieJar } from '#server/accounts/sessions/cookies.ts'
import type { Sessions } from '#server/accounts/sessions/sessions.ts'
import type { Lounge } from '#server/platform/lounge.ts'
import { serve } from '#server/platform/http/serve.ts'
import { actRoutes } from './acts/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { caseRoutes } from './cases/routes.ts'
import { characterDeskRoutes } from './characters/routes.ts'
import type { Desk } from './acts/desk.ts'
import { entryRoutes } from './entry/routes.ts'
import { figureRoutes } from './figures/routes.ts'
import { modelRoutes } from './model/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { runningRoutes } from './running/routes.ts'
import { bookRoutes } from './books/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { contentDeskRoutes } from './content/routes.ts'
import { priceRoutes } from './prices/routes.ts'
import { teamRoutes } from './team/routes.ts'

export function backofficeRoutes(
  app: FastifyInstance,
  lounge: Lounge,
  sessions: Sessions,
  jar: CookieJar,
  { till, talk }: Pick<Desk, 'till' | 'talk'>,
): void {
  const url = lounge.config.adminUrl ?? lounge.publicUrl
  const desk: Desk = { app, lounge, inside: lounge, sessions, url, till, talk, acts: new Map(), needs: [], finders: [] }
  entryRoutes(desk, jar)
  actRoutes(desk)
  figureRoutes(desk)
  modelRoutes(desk)
  auditRoutes(desk)
  // Before members: an order's number finds the order first, then whose it is.
  orderRoutes(desk)
  memberRoutes(desk)
  teamRoutes(desk)
  caseRoutes(desk)
  runningRoutes(desk)
  bookRoutes(desk)
  priceRoutes(desk)
  contentDeskRoutes(desk)
  characterDeskRoutes(desk)

  serve(app, doors.readNeeds, async ({ caller }) => {
    const mine = desk.needs.filter(({ roles }) => roles.some((role) => caller.roles.includes(role)))
    const counts = await Promise.all(
      mine.map(async ({ name, count }) => [name, await count(lounge.db, caller.memberId, caller.roles)] as const),
    )
    return { payload: Object.fromEntries(counts) }
  })
  serve(app, doors.searchDesks, async ({ input, caller }) => {
    const mine = desk.finders.filter(({ roles }) => roles.some((role) => caller.roles.includes(role)))
    return { payload: (await Promise.all(mine.map(({ find }) => find(lounge.db, input.q)))).flat().slice(0, 20) }
  })
}
