// Every screen of the back office: where it stands in the side bar, who has it, its letter after `g`, and what is counted beside its name.
import type { Role } from '@green-room/contract/wire/backoffice-rights'
import {
  Activity,
  Armchair,
  BookOpen,
  CheckCheck,
  Cpu,
  Flag,
  Gauge,
  KeyRound,
  Landmark,
  Languages,
  ReceiptEuro,
  Scale,
  ScrollText,
  SlidersHorizontal,
  Users,
  VenetianMask,
} from 'lucide-react'
import { lazy } from 'react'
import type { Screen } from './screen.ts'
import type { DeskKey } from './texts.ts'

const ALL: readonly Role[] = ['owner', 'moderator', 'finance', 'content', 'support']
const SEES: readonly Role[] = ['owner', 'moderator', 'finance', 'support']
const DECIDES: readonly Role[] = ['owner', 'moderator']
const SEES_ORDERS: readonly Role[] = ['owner', 'finance', 'support']
const KEEPS_CAST: readonly Role[] = ['owner', 'content', 'moderator']
const KEEPS_BOOKS: readonly Role[] = ['owner', 'finance']
const CHARACTERS = { group: 'desk.group-lounge', name: 'desk.characters', icon: VenetianMask, roles: KEEPS_CAST } as const
const SEES_MODEL: readonly Role[] = ['owner', 'finance', 'content']

const CASES = { group: 'desk.group-desk', name: 'desk.reports-safety', icon: Flag, roles: DECIDES } as const
const MEMBERS = { group: 'desk.group-desk', name: 'desk.members', icon: Users, roles: SEES } as const
const ORDERS = { group: 'desk.group-money', name: 'desk.orders', icon: ReceiptEuro, roles: SEES_ORDERS } as const
export const SCREENS: readonly Screen[] = [
  // prettier-ignore
  { path: '/today', group: 'desk.today', name: 'desk.today', icon: Gauge, roles: ALL, letter: 'h', Page: lazy(() => import('./figures/today-screen.tsx')) },
  {
    path: '/cases',
    ...CASES,
    letter: 'r',
    need: 'cases',
    Page: lazy(() => import('./cases/cases-screen.tsx')),
  },
  {
    path: '/cases/:caseId',
    isInner: true,
    ...CASES,
    Page: lazy(() => import('./cases/cases-screen.tsx')),
  },
  {
    path: '/members',
    ...MEMBERS,
    letter: 'm',
    Page: lazy(() => import('./members/members-screen.tsx')),
  },
  {
    path: '/members/:memberId',
    isInner: true,
    ...MEMBERS,
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
    ...ORDERS,
    letter: 'e',
    Page: lazy(() => import('./money/orders-screen.tsx')),
  },
  {
    path: '/orders/:orderId',
    isInner: true,
    ...ORDERS,
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
  { ...CHARACTERS, path: '/characters', letter: 'f', Page: lazy(() => import('./characters/characters-screen.tsx')) },
  { ...CHARACTERS, path: '/characters/:slug', isInner: true, Page: lazy(() => import('./characters/character-screen.tsx')) },
  {
    path: '/stock',
    group: 'desk.group-lounge',
    name: 'desk.stock',
    icon: Armchair,
    roles: ['owner', 'content'],
    letter: 'k',
    Page: lazy(() => import('./stock/stock-screen.tsx')),
  },
  // prettier-ignore
  { path: '/model', group: 'desk.group-lounge', name: 'desk.model', icon: Cpu, roles: SEES_MODEL, letter: 'i', need: 'model',
    Page: lazy(() => import('./model/model-screen.tsx')) },
  {
    path: '/content',
    group: 'desk.group-lounge',
    name: 'desk.content',
    icon: Languages,
    roles: ['owner', 'content'],
    letter: 'p',
    need: 'content',
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
export const GROUPS: readonly DeskKey[] = ['desk.today', 'desk.group-desk', 'desk.group-money', 'desk.group-lounge', 'desk.group-house']
export const screensOf = (roles: readonly Role[]): Screen[] => SCREENS.filter((screen) => screen.roles.some((role) => roles.includes(role)))
