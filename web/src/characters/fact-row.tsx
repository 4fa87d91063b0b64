import type { RememberedFact } from '@green-room/contract/talk/memory'
import { Pencil, Pin, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { FactForm } from './fact-form.tsx'
import { factLabel } from './fact-label.ts'
import type { MemoryAct } from './use-memory.ts'
import './texts.ts'

type FactRowProps = { fact: RememberedFact; onAct: (act: MemoryAct) => void; onSave: (act: MemoryAct) => Promise<void> }

export function FactRow({ fact, onAct, onSave }: FactRowProps) {
  const t = useT()
  const [isEdited, setEdited] = useState(false)
  const { id, value, pinned } = fact
  const label = factLabel(fact.key, t)
  const what = `${label}: ${value}`
  if (isEdited)
    return (
      <li className="py-3">
        <FactForm
          fact={{ label, value }}
          onSave={({ value: said }) => onSave({ act: 'change', id, value: said })}
          onClose={() => setEdited(false)}
        />
      </li>
    )
  return (
    <li className="flex items-center gap-1 py-2">
      <p className="min-w-0 flex-1">
        <span className="block text-sm text-ink-3">
          <bdi>{label}</bdi>
          {fact.edited && <> · {t('memories.yours')}</>}
        </span>
        <bdi className="block font-medium [overflow-wrap:anywhere]">{value}</bdi>
      </p>
      <button
        type="button"
        className={`icon-btn shrink-0 ${pinned ? 'bg-brass-wash text-brass-ink' : ''}`}
        aria-pressed={pinned}
        aria-label={t('memories.pin', { what })}
        title={t('memories.pin-hint')}
        onClick={() => onAct({ act: 'pin', id, pinned: !pinned })}
      >
        <Pin size={18} fill={pinned ? 'currentColor' : 'none'} aria-hidden="true" />
      </button>
      <button type="button" className="icon-btn shrink-0" aria-label={t('memories.edit', { what })} onClick={() => setEdited(true)}>
        <Pencil size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-btn shrink-0"
        aria-label={t('memories.erase', { what })}
        onClick={() => onAct({ act: 'erase', id })}
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </li>
  )
}
