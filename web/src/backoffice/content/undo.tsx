import type { ContentPage } from '@green-room/contract/backoffice/content'
import { isAgreedTo } from '@green-room/contract/backoffice/content-kinds'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { newKey } from '#web/platform/wire/new-key.ts'
import { deskCall } from '../desk-call.ts'
import { say } from '../texts.ts'
import type { Doing } from './piece-acts.tsx'

type Own = {
  page: ContentPage
  isBusy: boolean
  onAct: (doing: Doing) => void
  keep: (work: () => Promise<unknown>, said: string) => Promise<void>
}

/** Publishes the version before again, with one press. What needs a second person, or asks members, goes the long way. */
export function Undo({ page, isBusy, onAct, keep }: Own) {
  const { kind, ref, language, version, is_legal: isLegal } = page
  const [key] = useState(newKey)
  const [last, before] = page.versions
  if (!last || !before || !page.live) return null
  const input = { kind, ref, language, no: before.no, version, reason: say('desk.undo-reason', { no: last.no, before: before.no }) }
  const undo = () =>
    isAgreedTo(kind, ref, isLegal)
      ? onAct({ act: 'publish', no: before.no })
      : void keep(
          () => deskCall('publishContent', { ...input, asks_again: false }, { key: `${key}-${version}` }),
          say('desk.undone', { no: before.no }),
        )
  return (
    <button type="button" className="btn-s ghost" disabled={isBusy} onClick={undo}>
      <Undo2 size={16} aria-hidden="true" />
      {say('desk.undo', { no: last.no })}
    </button>
  )
}
