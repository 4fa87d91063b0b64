/** The lamp of the logo. */
export function Lamp({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size * 1.13} viewBox="0 0 30 34" aria-hidden="true">
      <path d="M14 0h2v7h-2z" fill="currentColor" />
      <path d="M3 19a12 12 0 0 1 24 0z" fill="var(--action)" />
      <circle cx="15" cy="20" r="3.6" fill="var(--brass)" />
      <path d="M5 21h20l5 12H0z" fill="var(--brass)" opacity=".28" />
    </svg>
  )
}
