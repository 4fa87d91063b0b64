import { useState } from 'react'
import { isProblem } from '#web/platform/problem.ts'
import { deskCall } from '../desk-call.ts'
import { Trouble } from '../parts/states.tsx'
import { say } from '../texts.ts'
import { CodeField } from '../parts/code-field.tsx'
import { TextField } from '../parts/labelled.tsx'
import { EntryPage } from './entry-page.tsx'

/** Address and password, then the second factor. Both go together: nothing is kept in between but in this page. */
export function SignInScreen({ onIn }: { onIn: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [step, setStep] = useState<'password' | 'code' | 'recovery'>('password')
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)

  async function knock(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const { step: next } = await deskCall('operatorSignIn', { email, password, ...(code && { code }) })
      if (next === 'code') setStep('code')
      else onIn()
    } catch (error) {
      setFailure(error)
      setCode('')
      if (isProblem(error, 'login.invalid')) setStep('password')
    } finally {
      setBusy(false)
    }
  }
  const isPassword = step === 'password'
  return (
    <EntryPage title={say(isPassword ? 'desk.sign-in' : 'desk.second-factor')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void knock()
        }}
      >
        {isPassword ? (
          <>
            <TextField
              required
              id="email"
              label={say('desk.email')}
              type="email"
              autoComplete="username"
              value={email}
              onChange={setEmail}
            />
            <TextField
              required
              id="password"
              label={say('desk.password')}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
            />
          </>
        ) : (
          <>
            <p>
              {say('desk.password-accepted')} <b>{email}</b>. {say(step === 'code' ? 'desk.enter-code' : 'desk.enter-recovery')}
            </p>
            <CodeField key={step} value={code} onChange={setCode} isRecovery={step === 'recovery'} />
            <p className="sub">{say('desk.code-once')}</p>
          </>
        )}
        <Trouble error={failure} />
        <button type="submit" className="btn-s pri wide" disabled={isBusy || (!isPassword && code.trim() === '')}>
          {say(isPassword ? 'desk.go-on' : 'desk.open')}
        </button>
      </form>
      {!isPassword && (
        <p>
          <button
            type="button"
            className="lk"
            onClick={() => {
              setCode('')
              setStep(step === 'code' ? 'recovery' : 'code')
            }}
          >
            {say(step === 'code' ? 'desk.use-recovery' : 'desk.use-authenticator')}
          </button>
        </p>
      )}
      <p className="sub">{say('desk.session-rules')}</p>
    </EntryPage>
  )
}
