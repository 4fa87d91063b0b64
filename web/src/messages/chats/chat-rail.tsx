import type { OpenTopic } from '@green-room/contract/topics'
import { LogOut } from 'lucide-react'
import { Suspense, useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { PlannedPrices } from '#web/content/planned-prices.tsx'
import { useSettings } from '#web/content/use-settings.ts'
import { useI18n, useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { SeatCard } from './seat-card.tsx'
import '../texts.ts'

const OtherChats = late(() => import('./other-chats.tsx'))

/** Beside the chat on a desktop: who is at the table, in which room and about what, what a message costs, and the way out. */
export function ChatRail({ topic, onLeave }: { topic: OpenTopic; onLeave: () => void }) {
  const t = useT()
  return (
    // Wider than what stands in it by what its shadow needs.
    <aside
      aria-label={t('messages.room')}
      className="-mx-6 -mb-6 flex w-[20.5rem] shrink-0 flex-col gap-6 overflow-y-auto px-6 pt-3 pb-6 [scrollbar-width:none] max-lg:hidden"
    >
      <SeatCard {...topic} />
      <Companion topic={topic} />
      <Suspense fallback={null}>
        <OtherChats topicId={topic.id} />
      </Suspense>
      <Costs />
      <button type="button" className="btn btn-line mt-auto self-start" onClick={onLeave}>
        <LogOut size={18} className="rtl:-scale-x-100" aria-hidden="true" /> {t('messages.leave-chat')}
      </button>
    </aside>
  )
}

function Companion({ topic: { companion } }: { topic: OpenTopic }) {
  const { t, rich } = useI18n()
  if (!companion) {
    return (
      <p className="flex items-center gap-3 text-[0.9375rem]">
        <span className="size-9 shrink-0 rounded-full border-2 border-dashed border-line-strong" />
        <span>
          <b className="font-semibold">{t('messages.free-seat')}</b>
          <span className="block text-sm text-ink-3">{t('messages.will-join')}</span>
        </span>
      </p>
    )
  }
  const { name, slug, line } = companion
  return (
    <div className="text-[0.9375rem]">
      <p className="font-semibold">{rich('messages.who', { name: <bdi>{name}</bdi> })}</p>
      {line && (
        <p className="text-ink-2" dir="auto">
          {line}
        </p>
      )}
      <Link to={`/characters/${slug}`} className="link inline-flex min-h-11 items-center">
        {t('messages.page-of', { name })}
      </Link>
    </div>
  )
}

function Costs() {
  const t = useT()
  const { points } = useNumbers()
  const id = useId()
  const { message_symbol_cost: symbol, image_attachment_cost: image, document_attachment_cost: document } = useSettings()
  const files =
    image === document
      ? ([[t('messages.cost-file'), image]] as const)
      : ([
          [t('messages.cost-image'), image],
          [t('messages.cost-document'), document],
        ] as const)
  return (
    <section aria-labelledby={id} className="text-[0.9375rem] text-ink-2">
      <Heading id={id}>{t('messages.costs')}</Heading>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {([[t('messages.cost-symbol'), symbol], ...files] as const).map(([what, cost]) => (
          <Cost key={what} what={what} cost={cost > 0 ? t('ui.amount-of-points', { amount: points(cost) }) : t('messages.free')} />
        ))}
        <Cost what={t('messages.cost-reply')} cost={t('messages.free')} />
      </dl>
      <PlannedPrices of={/^(message|image|document)_/} className="mt-3" />
    </section>
  )
}
const Cost = ({ what, cost }: { what: string; cost: string }) => (
  <>
    <dt>{what}</dt>
    <dd>{cost}</dd>
  </>
)
const Heading = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} className="font-sans text-[0.9375rem] font-semibold tracking-normal text-ink">
    {children}
  </h2>
)
