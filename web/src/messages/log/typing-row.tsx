import type { Companion } from '@green-room/contract/rooms'
import { useEffect, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { isComposing, isRunning, type Talk } from '../talk/talk.ts'
import '../texts.ts'

const STILL_MS = 8_000
const LONG_MS = 30_000
type Stage = 'new' | 'still' | 'long'
type TypingRowProps = { talk: Talk; companion: Companion | null; onStop: () => void }

/** That the character composes, how long already, and the way to stop it. Read out once per turn. */
export function TypingRow({ talk, companion, onStop }: TypingRowProps) {
  const t = useT()
  const { reply } = talk
  const composes = isComposing(talk)
  const name = companion?.name ?? ''
  return (
    <>
      {reply && isRunning(talk) && (
        <Turn key={`${reply.answers_from}-${reply.since}`} isComposing={composes} companion={companion} onStop={onStop} />
      )}
      <p role="status" className="sr-only">
        {composes ? t('messages.typing', { name }) : ''}
      </p>
    </>
  )
}

function Turn({ isComposing: composes, companion, onStop }: { isComposing: boolean } & Omit<TypingRowProps, 'talk'>) {
  const t = useT()
  const stage = useStage()
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-3 ${composes ? 'mt-5' : 'mt-1'}`}>
      {composes && companion && <Face of={companion} />}
      {composes && (
        <span aria-hidden="true" className="flex items-center gap-1.5 rounded-lg rounded-ss-xs bg-surface px-4 py-3.5">
          <i className="dot" />
          <i className="dot" />
          <i className="dot" />
        </span>
      )}
      {composes && stage !== 'new' && <p className="text-sm">{t('messages.still-writing', { name: companion?.name ?? '' })}</p>}
      <button
        type="button"
        className={`btn min-h-11! px-3! text-sm ${stage === 'long' ? 'btn-line' : 'btn-ghost'} ${composes ? '' : 'ms-10'}`}
        aria-label={t('messages.stop-reply')}
        onClick={onStop}
      >
        <span aria-hidden="true" className="size-2.5 rounded-[2px] bg-current" />
        {t('messages.stop')}
      </button>
      <p role="status" className={composes && stage === 'long' ? 'basis-full ps-[3.25rem] text-sm' : 'sr-only'}>
        {composes && stage === 'long' ? t('messages.takes-long') : ''}
      </p>
    </div>
  )
}

const Face = ({ of }: { of: Companion }) => <Avatar id={of.id} name={of.name} color={of.avatar_color} imageUrl={of.image_url} />

/** Counted from when this browser saw the turn begin: clocks of server and reader may differ. */
function useStage(): Stage {
  const [stage, setStage] = useState<Stage>('new')
  useEffect(() => {
    const still = setTimeout(() => setStage('still'), STILL_MS)
    const long = setTimeout(() => setStage('long'), LONG_MS)
    return () => {
      clearTimeout(still)
      clearTimeout(long)
    }
  }, [])
  return stage
}
