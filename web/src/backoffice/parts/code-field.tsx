import { useEffect, useRef } from 'react'
import { say } from '../texts.ts'

/** Six digits of an authenticator, or a recovery code: one field, which a password manager fills. */
export function CodeField({
  value,
  onChange,
  isRecovery = false,
}: {
  value: string
  onChange: (value: string) => void
  isRecovery?: boolean
}) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="f">
      <label htmlFor="code">{say(isRecovery ? 'desk.recovery-code' : 'desk.code')}</label>
      <input
        ref={field}
        id="code"
        className={`in ${isRecovery ? 'mono' : 'code'}`}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        maxLength={isRecovery ? 24 : 7}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
