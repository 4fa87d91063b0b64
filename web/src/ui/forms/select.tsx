import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The browser's own list: type-ahead, phone pickers and assistive technology for nothing. */
export function Select({ children, className = '', ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...select} className={`field ${className}`}>
        {children}
      </select>
      <ChevronDown size={18} aria-hidden="true" className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-ink-2" />
    </span>
  )
}
