import { useEffect, useState } from 'react'
import { isProblem } from '#web/platform/problem.ts'
import { say } from '../texts.ts'

/** Shown late: what comes at once doesn't blink. */
export function Loading() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return <div className="main">{isLate && <p role="status">{say('desk.loading')}</p>}</div>
}

export const troubleText = (error: unknown): string => (isProblem(error) && error.text) || say('desk.no-answer')

export function Trouble({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <div className="note bad2" role="alert">
      <span>{troubleText(error)}</span>
      {onRetry && (
        <button type="button" className="lk" onClick={onRetry}>
          {say('desk.retry')}
        </button>
      )}
    </div>
  )
}
