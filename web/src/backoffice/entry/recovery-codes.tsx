import { useState } from 'react'
import { say } from '../texts.ts'
import { EntryPage } from './entry-page.tsx'

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isKept, setKept] = useState(false)
  return (
    <EntryPage title={say('desk.recovery-codes')}>
      <p>{say('desk.recovery-why')}</p>
      <ol className="codes mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>
        <button type="button" className="btn-s line" onClick={() => void navigator.clipboard?.writeText(codes.join('\n'))}>
          {say('desk.copy')}
        </button>
      </p>
      <label className="ck">
        <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.target.checked)} /> {say('desk.codes-kept')}
      </label>
      <button type="button" className="btn-s pri wide" disabled={!isKept} onClick={onDone}>
        {say('desk.open')}
      </button>
    </EntryPage>
  )
}
