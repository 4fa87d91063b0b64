// Every screen of the back office: where it stands in the side bar, who has it, its letter after `g`, and what is counted beside its name.
import type { Role } from '@green-room/contract/backoffice-rights'
import {
  Activity,
  Armchair,
  BookOpen,
  CheckCheck,
  Flag,
  KeyRound,
  Landmark,
  Languages,
  ReceiptEuro,
  Scale,
  ScrollText,
  SlidersHorizontal,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { lazy, type ComponentType } from 'react'
import type { DeskKey } from './texts.ts'

export type Screen = {
  path: string
  /** A page of one thing, which the side bar doesn't name. */
  isInner?: boolean
  group: DeskKey
  name: DeskKey
  icon: LucideIcon
  roles: readonly Role[]
  letter?: string
  need?: string
  Page: ComponentType
}
const ALL: readonly Role[] = ['owner', 'moderator', 'finance', 'content', 'support']
const SEES: readonly Role[] = ['owner', 'moderator', 'finance', 'support']
const DECIDES: readonly Role[] = ['owner', 'moderator']
const SEES_ORDERS: readonly Role[] = ['owner', 'finance', 'support']
const KEEPS_BOOKS: readonly Role[] = ['owner', 'finance']

export const SCREENS: readonly Screen[] = [
  {
    path: '/cases',
    group: 'desk.group-desk',
    name: 'desk.reports-safety',
    icon: Flag,
    roles: DECIDES,
    letter: 'r',
    need: 'cases',
    Page: lazy(() => import('./cases/cases-screen.tsx')),
  },
  {
    path: '/cases/:caseId',
    isInner: true,
    group: 'desk.group-desk',
    name: 'desk.reports-safety',
    icon: Flag,
    roles: DECIDES,
    Page: lazy(() => import('./cases/cases-screen.tsx')),
  },
  {
    path: '/members',
    group: 'desk.group-desk',
    name: 'desk.members',
    icon: Users,
    roles: SEES,
    letter: 'm',
    Page: lazy(() => import('./members/members-screen.tsx')),
  },
  {
    path: '/members/:memberId',
    isInner: true,
    group: 'desk.group-desk',
    name: 'desk.members',
    icon: Users,
    roles: SEES,
    Page: lazy(() => import('./members/member-screen.tsx')),
  },
  {
    path: '/approvals',
    group: 'desk.group-desk',
    name: 'desk.approvals',
    icon: CheckCheck,
    roles: ALL,
    letter: 'a',
    need: 'approvals',
    Page: lazy(() => import('./approvals/approvals-screen.tsx')),
  },
  {
    path: '/orders',
    group: 'desk.group-money',
    name: 'desk.orders',
    icon: ReceiptEuro,
    roles: SEES_ORDERS,
    letter: 'e',
    Page: lazy(() => import('./money/orders-screen.tsx')),
  },
  {
    path: '/orders/:orderId',
    isInner: true,
    group: 'desk.group-money',
    name: 'desk.orders',
    icon: ReceiptEuro,
    roles: SEES_ORDERS,
    Page: lazy(() => import('./money/order-screen.tsx')),
  },
  {
    path: '/reviews',
    group: 'desk.group-money',
    name: 'desk.reviews',
    icon: Scale,
    roles: KEEPS_BOOKS,
    letter: 'd',
    need: 'reviews',
    Page: lazy(() => import('./money/reviews-screen.tsx')),
  },
  {
    path: '/ledger',
    group: 'desk.group-money',
    name: 'desk.ledger',
    icon: BookOpen,
    roles: KEEPS_BOOKS,
    letter: 'b',
    Page: lazy(() => import('./money/ledger-screen.tsx')),
  },
  {
    path: '/vat',
    group: 'desk.group-money',
    name: 'desk.vat',
    icon: Landmark,
    roles: KEEPS_BOOKS,
    letter: 'v',
    Page: lazy(() => import('./money/vat-screen.tsx')),
  },
  {
    path: '/stock',
    group: 'desk.group-lounge',
    name: 'desk.stock',
    icon: Armchair,
    roles: ['owner', 'content'],
    letter: 'k',
    Page: lazy(() => import('./stock/stock-screen.tsx')),
  },
  {
    path: '/content',
    group: 'desk.group-lounge',
    name: 'desk.content',
    icon: Languages,
    roles: ['owner', 'content'],
    letter: 'p',
    Page: lazy(() => import('./content/content-screen.tsx')),
  },
  {
    path: '/content/:kind/:ref/:language',
    isInner: true,
    group: 'desk.group-lounge',
    name: 'desk.content',
    icon: Languages,
    roles: ['owner', 'content'],
    Page: lazy(() => import('./content/piece-screen.tsx')),
  },
  {
    path: '/prices',
    group: 'desk.group-lounge',
    name: 'desk.prices',
    icon: SlidersHorizontal,
    roles: ['owner', 'finance'],
    letter: 's',
    Page: lazy(() => import('./prices/prices-screen.tsx')),
  },
  {
    path: '/audit',
    group: 'desk.group-house',
    name: 'desk.audit',
    icon: ScrollText,
    roles: ALL,
    letter: 'l',
    Page: lazy(() => import('./audit/audit-screen.tsx')),
  },
  {
    path: '/team',
    group: 'desk.group-house',
    name: 'desk.team',
    icon: KeyRound,
    roles: ['owner'],
    letter: 't',
    Page: lazy(() => import('./team/team-screen.tsx')),
  },
  {
    path: '/operations',
    group: 'desk.group-house',
    name: 'desk.operations',
    icon: Activity,
    roles: ['owner', 'finance', 'support'],
    letter: 'o',
    need: 'operations',
    Page: lazy(() => import('./running/operations-screen.tsx')),
  },
]
export const GROUPS: readonly DeskKey[] = ['desk.group-desk', 'desk.group-money', 'desk.group-lounge', 'desk.group-house']
export const screensOf = (roles: readonly Role[]): Screen[] => SCREENS.filter((screen) => screen.roles.some((role) => roles.includes(role)))
