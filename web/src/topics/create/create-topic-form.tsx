import type { Profile } from '@green-room/contract/accounts'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { PlannedPrices } from '#web/content/planned-prices.tsx'
import { useSettings } from '#web/content/use-settings.ts'
import { useWorth } from '#web/content/use-worth.ts'
import { useTopUpPath } from '#web/payments/use-top-up-path.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useRooms } from '#web/rooms/use-rooms.ts'
import { Cost } from '#web/ui/cost.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import AskReview from '#web/content/ask-review.tsx'
import { isContestable } from '#web/content/contested.ts'
import { isProblem } from '#web/platform/problem.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { TITLE_SYMBOLS_MAX } from '../hues.ts'
import { RefusalBanner } from '../refusal-banner.tsx'
import { refusalOf } from '../refusal.ts'
import { RoomSelect } from './room-select.tsx'
import { draftErrors, shortTitle, titleSymbols, type TopicDraft } from './topic-draft.ts'
import { TopicPreview, TopicStyling } from './topic-styling.tsx'
import { useCreateTopic } from './use-create-topic.ts'
import { creationErrors } from './creation-errors.ts'
import './new-topic-texts.ts'

type Form = { profile: Profile; roomId: string | null; onBegin: () => void; onClose: () => void }

export function CreateTopicForm({ profile, roomId, onBegin, onClose }: Form) {
  const t = useT()
  const { points } = useNumbers()
  const id = useId()
  const navigate = useNavigate()
  const { new_topic_cost: cost } = useSettings()
  const worth = useWorth()
  const topUpPath = useTopUpPath()
  const rooms = useRooms()
  const create = useCreateTopic()
  const [draft, setDraft] = useState<TopicDraft>({ title: '', roomId: roomId ?? '', look: 'bold', color: 'blue' })
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const change = (part: Partial<TopicDraft>) => {
    onBegin()
    setDraft({ ...draft, ...part })
    if (create.error) create.reset()
  }
  const touch = (name: string) => setTouched(new Set(touched).add(name))

  const missing = draftErrors(draft, { hasRooms: rooms.isPending || (rooms.data?.length ?? 0) > 0, balance: profile.balance, cost })
  const isReady = Object.keys(missing).length === 0
  const refusal = create.error ? refusalOf(create.error) : null
  const refused = create.error && !refusal ? creationErrors(create.error, t, points(cost)) : {}
  const titleError = refused.title ?? (touched.has('title') && missing.title ? t(missing.title) : undefined)
  const roomError =
    refused.room_id ??
    (missing.room_id && (touched.has('room') || missing.room_id !== 'form.room-required') ? t(missing.room_id) : undefined)

  const submit = () => {
    if (!isReady || create.isPending) return
    const style = profile.is_channel ? { text_look: draft.look, color: draft.color } : {}
    create.mutate(
      { room_id: draft.roomId, title: draft.title, ...style },
      {
        onSuccess(topicId) {
          if (topicId === null) return
          onClose()
          void navigate(`/topics/${topicId}/chat`)
        },
      },
    )
  }
  const foot = (
    <>
      <Cost amount={cost} worth={worth(cost)} />
      <button type="button" className="btn btn-ghost" onClick={onClose}>
        {t('ui.cancel')}
      </button>
      <button type="submit" form={id} className="btn btn-primary px-7" disabled={!isReady} aria-disabled={create.isPending}>
        {create.isPending ? t('new-topic.creating') : t('new-topic.create')}
      </button>
    </>
  )
  return (
    <Modal isOpen onClose={onClose} title={t('topics.create-topic')} foot={foot}>
      {refusal && <RefusalBanner refusal={refusal} onDone={onClose} />}
      <form
        id={id}
        noValidate
        className="grid gap-5 pb-2"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <PlannedPrices of={/^new_topic_/} />
        <FormError text={refused.form ?? (create.data === null ? t('new-topic.create-malformed') : undefined)} />
        <Field
          id="topic-title"
          name="title"
          label={t('new-topic.name')}
          dir="auto"
          autoComplete="off"
          value={draft.title}
          onChange={(event) => change({ title: shortTitle(event.target.value) })}
          onBlur={() => touch('title')}
          error={titleError}
          help={t('new-topic.name-help')}
          end={<span className="text-sm text-ink-3 tabular-nums">{`${titleSymbols(draft.title)}/${TITLE_SYMBOLS_MAX}`}</span>}
        />
        {isProblem(create.error) && isContestable(create.error.code) && <AskReview kind="title" content={draft.title} />}
        <RoomSelect
          rooms={rooms}
          value={draft.roomId}
          onRoom={(room) => change({ roomId: room })}
          onTouch={() => touch('room')}
          error={roomError}
        />
        {profile.is_channel && <TopicStyling draft={draft} onLook={(look) => change({ look })} onColor={(color) => change({ color })} />}
        <TopicPreview draft={draft} profile={profile} room={rooms.data?.find((room) => room.id === draft.roomId) ?? null} />
        {missing.points && (
          <p
            role="alert"
            className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-brass-wash px-4 py-2 font-medium text-brass-ink"
          >
            {t(missing.points, { cost: points(cost) })}
            <Link to={topUpPath(cost - profile.balance)} className="btn btn-line">
              {t('new-topic.top-up')}
            </Link>
          </p>
        )}
      </form>
    </Modal>
  )
}
