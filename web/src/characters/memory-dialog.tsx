import type { Companion } from '@green-room/contract/rooms'
import { useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { showToast } from '#web/platform/toasts.ts'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import '#web/ui/texts.ts'
import { downloadMemory } from './download-memory.ts'
import { MemoryContent } from './memory-content.tsx'
import { useMemory, useMemoryAct, type MemoryAct } from './use-memory.ts'
import './texts.ts'

/** What a character remembers of the reader: theirs to see, correct, erase, take along and turn off. */
export default function MemoryDialog({ companion: { id, name }, onClose }: { companion: Companion; onClose: () => void }) {
  const t = useT()
  const { data: memory, isError, refetch } = useMemory(id)
  const { mutateAsync } = useMemoryAct(id)
  const [isErasing, setErasing] = useState(false)
  const save = async (act: MemoryAct): Promise<void> => {
    await mutateAsync(act)
    showToast({ text: t(act.act === 'erase' || act.act === 'erase-all' ? 'memories.erased' : 'memories.saved') })
  }
  const act = (what: MemoryAct) =>
    void save(what).catch((error: unknown) => showToast({ tone: 'bad', text: problemText(error, t, 'memories.save-failed') }))
  const isEmpty = !memory || (memory.facts.length === 0 && memory.summary === null)
  const foot = isErasing ? (
    <>
      <p role="alert" className="basis-full text-ink-2">
        {t('memories.erase-all-ask', { name })}
      </p>
      <button type="button" className="btn btn-line px-6" onClick={() => setErasing(false)}>
        {t('ui.cancel')}
      </button>
      <button
        type="button"
        className="btn btn-primary px-4! whitespace-nowrap"
        onClick={() => (setErasing(false), act({ act: 'erase-all' }))}
      >
        {t('memories.erase-all-yes')}
      </button>
    </>
  ) : (
    <>
      {!isEmpty && (
        <>
          <button type="button" className="btn btn-ghost px-3! whitespace-nowrap" onClick={() => setErasing(true)}>
            {t('memories.erase-all')}
          </button>
          <button type="button" className="btn btn-line" onClick={() => downloadMemory(memory)}>
            {t('memories.download')}
          </button>
        </>
      )}
      <button type="button" className="btn btn-primary px-7" onClick={onClose}>
        {t('memories.close')}
      </button>
    </>
  )
  return (
    <Modal isOpen onClose={onClose} title={t('memories.title', { name })} lead={t('memories.lead', { name })} foot={foot}>
      {memory ? (
        <MemoryContent memory={memory} onAct={act} onSave={save} />
      ) : isError ? (
        <ErrorBanner text={t('memories.failed')}>
          <button type="button" className="btn btn-line" onClick={() => void refetch()}>
            {t('ui.try-again')}
          </button>
        </ErrorBanner>
      ) : (
        <p role="status" className="late py-6 text-ink-3">
          {t('memories.loading')}
        </p>
      )}
    </Modal>
  )
}
