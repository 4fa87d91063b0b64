import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type Choice = { value: string; label: string }

/** A quiet select of the header: the browser's own list under a short word. */
export function InlineSelect({
  icon,
  shown,
  label,
  choices,
  className = '',
  ...select
}: ComponentProps<'select'> & { icon?: ReactNode; shown: string; label: string; choices: readonly Choice[] }) {
  return (
    <span
      className={
        'relative flex h-11 items-center gap-1.5 rounded-md px-2.5 text-[0.9375rem] font-medium ' +
        'text-ink-2 hover:bg-surface hover:text-ink has-[:focus-visible]:outline-3 ' +
        `has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--focus) ${className}`
      }
    >
      {icon}
      <bdi aria-hidden="true">{shown}</bdi>
      <ChevronDown size={15} aria-hidden="true" />
      <select {...select} aria-label={label} className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0">
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  )
}
