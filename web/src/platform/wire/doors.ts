// The types of every call, read off the contract's schemas. Types alone: no schema reaches the browser through here.
import type * as accounts from '@green-room/contract/accounts'
import type * as addresses from '@green-room/contract/members/addresses'
import type * as cast from '@green-room/contract/talk/cast'
import type * as channel from '@green-room/contract/channel'
import type * as chats from '@green-room/contract/talk/chats'
import type * as content from '@green-room/contract/content'
import type * as countries from '@green-room/contract/members/countries'
import type { DoorName } from '@green-room/contract/doors'
import type { Endpoint } from '@green-room/contract/endpoint'
import type * as legal from '@green-room/contract/members/legal'
import type * as ledger from '@green-room/contract/ledger'
import type * as memory from '@green-room/contract/talk/memory'
import type * as messages from '@green-room/contract/messages'
import type * as payments from '@green-room/contract/payments'
import type * as personalData from '@green-room/contract/personal-data'
import type * as push from '@green-room/contract/push'
import type * as receipts from '@green-room/contract/money/receipts'
import type * as reports from '@green-room/contract/reports'
import type * as rooms from '@green-room/contract/rooms'
import type * as tastes from '@green-room/contract/members/tastes'
import type * as topics from '@green-room/contract/topics'
import type * as verification from '@green-room/contract/members/verification'
import type * as z from 'zod/mini'

type Described = typeof accounts &
  typeof addresses &
  typeof cast &
  typeof channel &
  typeof chats &
  typeof content &
  typeof countries &
  typeof legal &
  typeof ledger &
  typeof memory &
  typeof messages &
  typeof payments &
  typeof personalData &
  typeof push &
  typeof receipts &
  typeof reports &
  typeof rooms &
  typeof tastes &
  typeof topics &
  typeof verification
type DescribedDoor = { [Name in keyof Described]: Described[Name] extends Endpoint ? Name : never }[keyof Described] & DoorName

/** Doors that answer JSON; the live line and files have their own ways. */
export type CallName = Exclude<DescribedDoor, 'readAttachment' | 'readIpCountry' | 'downloadReceipt' | 'downloadExport'>
export type InputOf<Name extends CallName> = z.input<Described[Name]['input']>
export type AnswerOf<Name extends CallName> = z.output<Described[Name]['returns']>
