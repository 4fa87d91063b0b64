import { say } from '../texts.ts'

type DraftActsProps = {
  hasDraft: boolean
  isChanged: boolean
  isBusy: boolean
  mayPublish: boolean
  onDiscard: () => void
  onSave: () => void
  onPublish: () => void
}

/** What can be done with a draft, in the head of its screen. */
export const DraftActs = ({ hasDraft, isChanged, isBusy, mayPublish, onDiscard, onSave, onPublish }: DraftActsProps) => (
  <>
    {hasDraft && !isChanged && (
      <button type="button" className="btn-s ghost" disabled={isBusy} onClick={onDiscard}>
        {say('desk.discard')}
      </button>
    )}
    <button type="button" className="btn-s line" disabled={!isChanged || isBusy} onClick={onSave}>
      {say('desk.save-draft')}
    </button>
    <button type="button" className="btn-s pri" disabled={!mayPublish || isChanged} onClick={onPublish}>
      {say('desk.publish')}
    </button>
  </>
)
