// What stays open to a member whose account is suspended: why, the objection, and what the law gives them. Every other door is shut.
import type { DoorName } from '../doors.ts'

export const VESTIBULE: ReadonlySet<string> = new Set<DoorName>([
  'isAuth',
  'logout',
  'listDecisions',
  'readDecision',
  'appealDecision',
  'listDeposits',
  'readWithdrawal',
  'withdrawDeposit',
  'readReceipt',
  'downloadReceipt',
  'listExports',
  'orderExport',
  'downloadExport',
  'readDeparture',
  'deleteAccount',
])
