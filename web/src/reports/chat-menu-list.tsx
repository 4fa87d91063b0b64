import { Flag, Settings2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, type FocusEvent } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import type { ReportType } from './use-report.ts'
import './texts.ts'

type ChatMenuListProps = {
  types: readonly ReportType[]
  /** Whether a key has asked for it: then the first entry has the focus. */
  isByKey: boolean
  onReport: (type: ReportType) => void
}

/** Opens as it arrives: it was asked for. */
export default function ChatMenuList({ types, isByKey, onReport }: ChatMenuListProps) {
  const t = useT()
  const hasEntered = useRef(false)
  /** The library knows a keyboard by the keys that it has heard, and came too late for the first. */
  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (hasEntered.current || !isByKey || target !== currentTarget) return
    hasEntered.current = true
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }
  const chosen = useRef<ReportType | null>(null)
  /** The focus is back at the button first, so that the dialog gives it back there too. */
  const report = () => {
    const type = chosen.current
    chosen.current = null
    if (type) setTimeout(() => onReport(type))
  }
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger className="icon-btn shrink-0" aria-label={t('reports.settings')}>
        <Settings2 size={21} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        onFocus={enter}
        onCloseAutoFocus={report}
        className="z-40 min-w-52 rounded-md bg-raised p-1.5 shadow-3"
      >
        {types.map((type) => (
          <DropdownMenu.Item
            key={type}
            className="flex h-11 cursor-default items-center gap-3 rounded-sm px-3 outline-none data-[highlighted]:bg-sunken"
            onSelect={() => {
              chosen.current = type
            }}
          >
            <Flag size={17} className="text-ink-3" aria-hidden="true" />
            {t(`reports.report-${type}`)}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
