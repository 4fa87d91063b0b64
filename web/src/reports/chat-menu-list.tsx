import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Fragment, useRef, type FocusEvent } from 'react'
import { useI18n } from '#web/platform/i18n.tsx'
import { MENU_BUTTON } from './menu-button.ts'
import type { ReportType } from './use-report.ts'
import './texts.ts'

export type EntryName = 'page' | 'memory' | 'suggestions' | 'leave' | ReportType
export type Entry = { name: EntryName; text: string; Icon: LucideIcon }
type ChatMenuListProps = {
  entries: readonly Entry[]
  /** Whether a key has asked for it: then the first entry has the focus. */
  isByKey: boolean
  onChoose: (name: EntryName) => void
}

/** Opens as it arrives: it was asked for. */
export default function ChatMenuList({ entries, isByKey, onChoose }: ChatMenuListProps) {
  const { t, dir } = useI18n()
  const hasEntered = useRef(false)
  /** The library knows a keyboard by the keys that it has heard, and came too late for the first. */
  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (hasEntered.current || !isByKey || target !== currentTarget) return
    hasEntered.current = true
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }
  const chosen = useRef<EntryName | null>(null)
  /** The focus is back at the button first, so that the dialog gives it back there too. */
  const choose = () => {
    const name = chosen.current
    chosen.current = null
    if (name) setTimeout(() => onChoose(name))
  }
  return (
    <DropdownMenu.Root defaultOpen modal={false} dir={dir}>
      <DropdownMenu.Trigger className={MENU_BUTTON} aria-label={t('reports.settings')}>
        <EllipsisVertical size={21} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        onFocus={enter}
        onCloseAutoFocus={choose}
        className="z-40 min-w-52 rounded-md bg-raised p-1.5 shadow-3"
      >
        {entries.map(({ name, text, Icon }) => (
          <Fragment key={name}>
            {name === 'leave' && <DropdownMenu.Separator className="mx-1.5 my-1.5 h-px bg-line" />}
            <DropdownMenu.Item
              className={
                'flex h-11 cursor-default items-center gap-3 rounded-sm px-3 outline-none ' +
                `data-[highlighted]:bg-sunken ${name === 'leave' ? 'font-semibold text-danger' : ''}`
              }
              onSelect={() => {
                chosen.current = name
              }}
            >
              <Icon size={17} className={`shrink-0 ${name === 'leave' ? 'rtl:-scale-x-100' : 'text-ink-3'}`} aria-hidden="true" />
              {text}
            </DropdownMenu.Item>
          </Fragment>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
