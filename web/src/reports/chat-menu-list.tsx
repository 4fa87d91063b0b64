import { Settings2, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, type FocusEvent } from 'react'
import { useI18n } from '#web/platform/i18n.tsx'
import type { ReportType } from './use-report.ts'
import './texts.ts'

export type EntryName = 'memory' | ReportType
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
      <DropdownMenu.Trigger className="icon-btn shrink-0" aria-label={t('reports.settings')}>
        <Settings2 size={21} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        onFocus={enter}
        onCloseAutoFocus={choose}
        className="z-40 min-w-52 rounded-md bg-raised p-1.5 shadow-3"
      >
        {entries.map(({ name, text, Icon }) => (
          <DropdownMenu.Item
            key={name}
            className="flex h-11 cursor-default items-center gap-3 rounded-sm px-3 outline-none data-[highlighted]:bg-sunken"
            onSelect={() => {
              chosen.current = name
            }}
          >
            <Icon size={17} className="shrink-0 text-ink-3" aria-hidden="true" />
            {text}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
