import { useEffect, useEffectEvent } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { showToast } from '#web/platform/toasts.ts'
import type { useRooms } from '#web/rooms/use-rooms.ts'
import { described, FieldBox } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import './new-topic-texts.ts'

type RoomChoice = {
  rooms: ReturnType<typeof useRooms>
  value: string
  error: string | undefined
  onRoom: (id: string) => void
  onTouch: () => void
}

export function RoomSelect({ rooms: { data, isPending, isError }, value, error, onRoom, onTouch }: RoomChoice) {
  const t = useT()
  const isEmpty = data?.length === 0
  const tell = useEffectEvent(() => {
    if (isError) showToast({ tone: 'bad', text: t('new-topic.rooms-failed') })
    else if (isEmpty) showToast({ tone: 'warn', text: t('new-topic.rooms-none') })
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- told when either changes, by an effect event
  useEffect(() => tell(), [isError, isEmpty])
  const help = isError || isEmpty ? t('new-topic.rooms-none-text') : undefined
  return (
    <FieldBox id="topic-room" label={t('new-topic.room')} error={error} help={help}>
      <Select
        name="room_id"
        value={value}
        disabled={!data?.length}
        onChange={(event) => onRoom(event.target.value)}
        onBlur={onTouch}
        {...described({ id: 'topic-room', help, error })}
      >
        <option value="" disabled>
          {isPending ? t('new-topic.rooms-loading') : t('new-topic.choose-room')}
        </option>
        {data?.map((room) => (
          <option key={room.id} value={room.id}>
            {room.title}
          </option>
        ))}
      </Select>
    </FieldBox>
  )
}
