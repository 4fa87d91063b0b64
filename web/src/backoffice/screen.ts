import type { Role } from '@green-room/contract/wire/backoffice-rights'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
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
