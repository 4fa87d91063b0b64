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

/** What is wrong with a field, where one is, else what the problem is. */
export const troubleText = (error: unknown): string =>
  (isProblem(error) && (Object.values(error.errors)[0]?.[0] || error.text)) || say('desk.no-answer')

type TroubleProps = { error: unknown; onRetry?: () => void }

/** Nothing where there is none. */
export function Trouble({ error, onRetry }: TroubleProps) {
  if (!error) return null
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

/** In the place of a screen that waits for its data, or gets none. */
export const NotYet = ({ error, onRetry }: TroubleProps) =>
  error ? (
    <main className="main">
      <Trouble error={error} {...(onRetry && { onRetry })} />
    </main>
  ) : (
    <Loading />
  )
