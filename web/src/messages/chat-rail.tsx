import type { OpenTopic } from '@green-room/contract/topics'
import { LogOut } from 'lucide-react'
import { lazy, Suspense, useId, type ReactNode } from 'react'
import { useProfile } from '#web/accounts/use-profile.ts'
import { useSettings } from '#web/content/use-settings.ts'
import { points } from '#web/platform/format.ts'
import { useT } from '#web/platform/i18n.tsx'
import { Art } from '#web/ui/art.tsx'
import { inks, paletteOf } from '#web/ui/palettes.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import './texts.ts'

const OtherChats = lazy(() => import('./other-chats.tsx'))

/** Beside the chat on a desktop: the room, who is at the table, what a message costs, and the way out. */
export function ChatRail({ topic, onLeave }: { topic: OpenTopic; onLeave: () => void }) {
  const t = useT()
  return (
    <aside aria-label={t('messages.room')} className="flex w-[17.5rem] shrink-0 flex-col gap-6 overflow-y-auto pt-3 max-lg:hidden">
      <RoomCard room={topic.room} title={topic.title} />
      <Table topic={topic} />
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

export const RoomCard = ({ room, title }: Pick<OpenTopic, 'room' | 'title'>) => (
  <div className="shrink-0 overflow-hidden rounded-lg shadow-2" style={inks(paletteOf(room))}>
    <Art of={room} className="aspect-[4/3.2] overflow-hidden" />
    <div className="striker" />
    <div className="px-5 pt-3.5 pb-4">
      <p className="text-sm opacity-80">
        <bdi>{room.title}</bdi>
      </p>
      <p className="mt-1 font-display text-[1.5rem] leading-[1.04] font-bold tracking-[-0.022em]">
        <bdi>{title}</bdi>
      </p>
    </div>
  </div>
)

function Table({ topic: { companion } }: { topic: OpenTopic }) {
  const t = useT()
  const id = useId()
  const { data: profile } = useProfile()
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{t('messages.at-the-table')}</Heading>
      <ul className="mt-3 grid gap-3 text-[0.9375rem]">
        {companion ? (
          <Seat name={companion.name} what={t('messages.ai-character')}>
            <Avatar id={companion.id} name={companion.name} color={companion.avatar_color} imageUrl={companion.image_url} size={36} />
          </Seat>
        ) : (
          <Seat name={t('messages.free-seat')} what={t('messages.will-join')}>
            <span className="size-9 rounded-full border-2 border-dashed border-line-strong" />
          </Seat>
        )}
        {profile && (
          <Seat name={profile.name} what={t('messages.you')}>
            <Avatar id={profile.id} name={profile.name} color={profile.avatar_color} size={36} />
          </Seat>
        )}
      </ul>
    </section>
  )
}

const Seat = ({ name, what, children }: { name: string; what: string; children: ReactNode }) => (
  <li className="flex items-center gap-3">
    {children}
    <span>
      <b className="font-semibold">
        <bdi>{name}</bdi>
      </b>
      <span className="block text-sm text-ink-3">{what}</span>
    </span>
  </li>
)

function Costs() {
  const t = useT()
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
          <Cost key={what} what={what} cost={cost > 0 ? t('ui.amount-of-points', { amount: shortPoints(cost) }) : t('messages.free')} />
        ))}
        <Cost what={t('messages.cost-reply')} cost={t('messages.free')} />
      </dl>
    </section>
  )
}
/** A price of a setting, without a zero that says nothing: 0.1, not 0.10. */
const shortPoints = (cost: number): string => points(cost).replace(/(\.\d)0$/, '$1')

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
