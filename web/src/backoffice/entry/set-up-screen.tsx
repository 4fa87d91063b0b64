import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { deskCall, type PayloadOf } from '../desk-call.ts'
import { Trouble } from '../parts/states.tsx'
import { say } from '../texts.ts'
import { CodeField } from '../parts/code-field.tsx'
import { EntryPage } from './entry-page.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const Qr = lazy(() => import('./qr.tsx').then(({ Qr: drawn }) => ({ default: drawn })))

/** The first sign-in: a secret for the authenticator, a code of it, and ten recovery codes that are shown once. */
export function SetUpScreen({ email, onDone }: { email: string; onDone: () => void }) {
  const [factor, setFactor] = useState<PayloadOf<'startFactor'> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    deskCall('startFactor', {}).then(setFactor, setFailure)
  }, [])
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <EntryPage title={say('desk.set-up')}>
      <p>{say('desk.set-up-why', { email })}</p>
      {factor && (
        <>
          <Suspense fallback={<div className="qr" />}>
            <Qr text={factor.uri} label={say('desk.qr')} />
          </Suspense>
          <p className="sub">
            {say('desk.by-hand')} <code className="mono">{factor.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setFailure(null)
          deskCall('confirmFactor', { code }).then(({ recovery_codes }) => setCodes(recovery_codes), setFailure)
        }}
      >
        <CodeField value={code} onChange={setCode} />
        <Trouble error={failure} />
        <button type="submit" className="btn-s pri wide" disabled={!factor || code.trim() === ''}>
          {say('desk.confirm-factor')}
        </button>
      </form>
    </EntryPage>
  )
}
