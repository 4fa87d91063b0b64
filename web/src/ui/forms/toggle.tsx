import type { ComponentProps, ReactNode } from 'react'

export function Toggle({ label, help, ...input }: { label: ReactNode; help: ReactNode } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className="flex items-center gap-4 py-3.5">
      <span className="flex-1">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-ink-3">{help}</span>
      </span>
      <input type="checkbox" role="switch" className="switch" {...input} />
    </label>
  )
}
