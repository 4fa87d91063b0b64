import type { ReactNode } from 'react'

/** Stands above the list that failed; what the list had before stays. */
export function ErrorBanner({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div role="alert" className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-danger-wash px-5 py-4">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" className="shrink-0 text-danger">
          <circle cx="13" cy="13" r="12" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M13 7v7.500" stroke="currentColor" strokeWidth="2.600" strokeLinecap="round" />
          <circle cx="13" cy="18.600" r="1.500" fill="currentColor" />
        </svg>
        <p className="min-w-0 font-medium">{text}</p>
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
