import { CircleAlert, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import '#web/attachments/texts.ts'
import { useI18n, useT } from '#web/platform/i18n.tsx'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { Coin } from '#web/ui/pictures/coin.tsx'
import type { Outgoing } from '../talk/outbox.ts'
import { refusalText } from '../talk/refusal-text.ts'
import type { MessageRow, NotCharged } from './rows.ts'
import '#web/ui/texts.ts'
import '../texts.ts'

export type FootActions = {
  /** Asks for the reply once more, at the price that stands on the button. */
  retryReply: (price: number) => void
  isRetrying: boolean
  retrySend: (outgoing: Outgoing, price?: number) => void
  dropSend: (outgoing: Outgoing) => void
  remove: (row: MessageRow) => void
  /** A reply that did not answer. */
  complain: (row: MessageRow) => void
}

/** What has become of a message, under its bubble. */
export function MessageFoot({ row, actions }: { row: MessageRow; actions: FootActions | null }) {
  const t = useT()
  const { points } = useNumbers()
  const { message, outgoing, notCharged } = row
  if (outgoing?.state === 'waiting') return <Quiet>{t('messages.queued')}</Quiet>
  if (outgoing?.state === 'sending' && outgoing.files.length > 0) return <Quiet>{t('messages.sending')}</Quiet>
  if (outgoing?.state === 'failed') return <NotSent outgoing={outgoing} actions={actions} />
  if (notCharged) return <NotChargedMark mark={notCharged} actions={actions} />
  if (message.is_deleted) return null
  if (message.is_unanswered) return <Quiet>{t('messages.unanswered-mark')}</Quiet>
  if (message.charge === 'returned') return <Quiet>{t('messages.returned', { amount: points(message.price ?? 0) })}</Quiet>
  if (message.is_broken_off) return <Quiet>{t('messages.broken-off')}</Quiet>
  if (message.is_mine && message.charge === 'free' && (message.price ?? 0) > 0) return <Quiet>{t('messages.was-free')}</Quiet>
  return null
}

const Quiet = ({ children }: { children: ReactNode }) => <p className="mt-1.5 text-sm text-ink-3">{children}</p>

const Trouble = ({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) => (
  <div className="mt-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5 text-sm">
    <p className="flex items-center gap-2">
      <CircleAlert size={17} className="shrink-0 text-danger" aria-hidden="true" />
      <span>
        <b className="font-semibold">{title}</b> <span className="text-ink-2">{text}</span>
      </span>
    </p>
    {children}
  </div>
)

function NotChargedMark({ mark, actions }: { mark: NotCharged; actions: FootActions | null }) {
  const t = useT()
  const { points } = useNumbers()
  const { amount, retryPrice, wasStopped } = mark
  const isOtherPrice = retryPrice !== null && retryPrice !== amount
  const text = t(wasStopped ? 'messages.not-charged-stopped' : 'messages.not-charged-text', { amount: points(amount) })
  return (
    <Trouble title={t('messages.not-charged')} text={text}>
      {retryPrice !== null && actions && (
        <button
          type="button"
          className="btn btn-line min-h-11! px-3! text-sm"
          aria-disabled={actions.isRetrying}
          onClick={() => actions.isRetrying || actions.retryReply(retryPrice)}
        >
          <RotateCw size={15} aria-hidden="true" /> {t('messages.retry')}
          <span className={isOtherPrice ? 'flex items-center gap-1 tabular-nums' : 'sr-only'}>
            <Coin size={15} />
            {points(retryPrice)} <span className="sr-only">{t('ui.points')}</span>
          </span>
        </button>
      )}
    </Trouble>
  )
}

function NotSent({ outgoing, actions }: { outgoing: Outgoing; actions: FootActions | null }) {
  const { t, locale } = useI18n()
  const { points } = useNumbers()
  const { problem } = outgoing
  const newPrice = problem?.code === 'message.price-changed' ? Number(problem.payload['price']) : null
  return (
    <Trouble
      title={t('messages.not-sent')}
      text={refusalText(problem, { t, locale }, outgoing.files.length > 0 ? 'attachments.failed' : 'messages.send-failed')}
    >
      {actions && (
        <span className="flex gap-2">
          <button
            type="button"
            className="btn btn-line min-h-11! px-3! text-sm"
            onClick={() => actions.retrySend(outgoing, newPrice ?? undefined)}
          >
            <RotateCw size={15} aria-hidden="true" />{' '}
            {newPrice === null ? t('messages.retry') : t('messages.send-priced', { amount: points(newPrice) })}
          </button>
          <button type="button" className="icon-btn" aria-label={t('messages.remove')} onClick={() => actions.dropSend(outgoing)}>
            <X size={18} aria-hidden="true" />
          </button>
        </span>
      )}
    </Trouble>
  )
}
