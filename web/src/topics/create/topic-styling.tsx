import type { Profile } from '@green-room/contract/accounts'
import type { Room } from '@green-room/contract/rooms'
import { useI18n, useT } from '#web/platform/i18n.tsx'
import { COLORS, HUES, type TopicColor } from '../hues.ts'
import { TopicFace } from '../list/topic-card.tsx'
import { LOOK_NAMES, LOOKS, type TextLook, type TopicDraft } from './topic-draft.ts'
import './new-topic-texts.ts'

type Styling = { draft: TopicDraft; onLook: (look: TextLook) => void; onColor: (color: TopicColor) => void }

/** Style and colour of the name, for members with channel status. */
export function TopicStyling({ draft, onLook, onColor }: Styling) {
  const t = useT()
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{t('new-topic.text-style')}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {LOOKS.map((look) => (
            <label key={look} className="pack grid min-h-12 cursor-pointer place-items-center rounded-md bg-surface">
              <input
                type="radio"
                name="text_look"
                value={look}
                checked={draft.look === look}
                onChange={() => onLook(look)}
                className="sr-only"
              />
              <span className={`look-${look}`}>{t(LOOK_NAMES[look])}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{t('new-topic.text-color')}</legend>
        <div className="flex flex-wrap gap-2">
          {COLORS.map((color) => (
            <label key={color} className="pack flex min-h-12 cursor-pointer items-center gap-2.5 rounded-md bg-surface px-3.5">
              <input
                type="radio"
                name="color"
                value={color}
                checked={draft.color === color}
                onChange={() => onColor(color)}
                className="sr-only"
              />
              <span
                className="size-5 rounded-full forced-color-adjust-none"
                style={{ background: `oklch(0.62 0.15 ${HUES[color]})` }}
                aria-hidden="true"
              />
              {t(`new-topic.color-${color}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** How the topic will stand in the lists. */
export function TopicPreview({ draft, profile, room }: { draft: TopicDraft; profile: Profile; room: Room | null }) {
  const { t, language } = useI18n()
  const styled = profile.is_channel
  return (
    <div>
      <p className="mb-1.5 font-semibold">{t('new-topic.preview')}</p>
      <div inert>
        <TopicFace
          topic={{
            room,
            language: language.code,
            title: draft.title || t('new-topic.name'),
            companion: null,
            is_busy: false,
            is_own: true,
            is_highlighted: styled,
            highlight_color: styled ? draft.color : null,
            color: styled ? draft.color : null,
            text_look: styled ? draft.look : 'normal',
          }}
        />
      </div>
    </div>
  )
}
