import type { Memory } from '@green-room/contract/talk/memory'
import { FACTS_MAX } from '@green-room/contract/limits/memory-limits'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { shortDate } from '#web/platform/texts/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { Toggle } from '#web/ui/forms/toggle.tsx'
import { FactForm } from './fact-form.tsx'
import { FactRow } from './fact-row.tsx'
import type { MemoryAct } from './use-memory.ts'
import './texts.ts'

type MemoryContentProps = { memory: Memory; onAct: (act: MemoryAct) => void; onSave: (act: MemoryAct) => Promise<void> }

export function MemoryContent({ memory, onAct, onSave }: MemoryContentProps) {
  const t = useT()
  const { enabled, facts, summary } = memory
  const { name } = memory.character
  return (
    <div className="grid gap-5 pb-3">
      <div className="rounded-lg border border-line px-4">
        <Toggle
          label={t('memories.remember')}
          help={t(enabled ? 'memories.on' : 'memories.off', { name })}
          checked={enabled}
          onChange={({ target }) => onAct({ act: 'turn', enabled: target.checked })}
        />
      </div>
      <section aria-labelledby="remembered-facts">
        <div className="flex items-baseline justify-between gap-3">
          <h3 id="remembered-facts" className="text-[1.125rem]">
            {t('memories.facts')}
          </h3>
          <p className="text-sm text-ink-3 tabular-nums">{t('memories.count', { count: facts.length, max: FACTS_MAX })}</p>
        </div>
        {facts.length === 0 && <p className="pt-2 text-ink-2">{t('memories.none')}</p>}
        <ul className="rows">
          {facts.map((fact) => (
            <FactRow key={fact.id} fact={fact} onAct={onAct} onSave={onSave} />
          ))}
        </ul>
        {enabled && <AddFact onSave={onSave} />}
      </section>
      {(summary || memory.is_rewriting) && (
        <section aria-labelledby="remembered-summary">
          <h3 id="remembered-summary" className="text-[1.125rem]">
            {t('memories.summary')}
          </h3>
          {summary ? (
            <>
              <p dir="auto" className="pt-2 whitespace-pre-line text-ink-2">
                {summary.text}
              </p>
              <p className="pt-2 text-sm text-ink-3">
                {t('memories.summary-range', { since: shortDate(summary.since), until: shortDate(summary.through.at) })}
              </p>
            </>
          ) : (
            <p className="pt-2 text-ink-2">{t('memories.rewriting')}</p>
          )}
        </section>
      )}
      <p className="text-sm text-ink-3">{t('memories.still-there')}</p>
    </div>
  )
}

function AddFact({ onSave }: Pick<MemoryContentProps, 'onSave'>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <div className="pt-3">
        <FactForm fact={null} onSave={(written) => onSave({ act: 'add', ...written })} onClose={() => setOpen(false)} />
      </div>
    )
  return (
    <button type="button" className="link mt-2 inline-flex min-h-11 items-center gap-2" onClick={() => setOpen(true)}>
      <Plus size={18} aria-hidden="true" />
      {t('memories.add')}
    </button>
  )
}
