// What every desk of the back office is built on: the app, the open lounge, and the tables into which each desk puts what is its own.
import type { DeskDoor } from '@green-room/contract/backoffice/endpoint'
import type { Hit } from '@green-room/contract/backoffice/backoffice'
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import type { FastifyInstance } from 'fastify'
import type { Sessions } from '#server/accounts/sessions/sessions.ts'
import type { Till } from '#server/payments/gateways/till.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Lounge, LoungeInside } from '#server/platform/lounge.ts'
import type { Talk } from '#server/characters/try-character.ts'
import type { Act } from './act.ts'

/** How much waits at a desk, for the number beside its name. */
export type Need = { name: string; roles: readonly Role[]; count(db: Db, operatorId: string, roles: readonly Role[]): Promise<number> }
/** What the search of the top bar finds for these roles. */
export type Finder = { roles: readonly Role[]; find(db: Db, q: string): Promise<Hit[]> }

export type Desk = {
  app: FastifyInstance
  lounge: Lounge
  /** The same without its database: for what runs inside a transaction. */
  inside: LoungeInside
  sessions: Sessions
  /** Where operators reach the back office, without `/admin`. */
  url: string
  /** Null: no gateway runs here, and nobody asks one. */
  till: Till | null
  /** What writes replies, and who judges them and counts their cost: for tries. */
  talk: Talk
  acts: Map<string, { door: DeskDoor; act: Act<never> }>
  needs: Need[]
  finders: Finder[]
}
