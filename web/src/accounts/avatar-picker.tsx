import { AVATAR_COLORS, type AvatarColor } from '@green-room/contract/art/avatars'
import { useT } from '#web/platform/i18n.tsx'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import './profile-texts.ts'

/** The ten duotones as radio buttons that look like what they choose. */
export function AvatarPicker({
  id,
  name,
  color,
  onColor,
}: {
  id: string
  name: string
  color: AvatarColor
  onColor: (color: AvatarColor) => void
}) {
  const t = useT()
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('profile.avatar-color')}</legend>
      <div className="grid grid-cols-5 gap-2">
        {AVATAR_COLORS.map((one) => (
          <label key={one} className="pack grid cursor-pointer place-items-center rounded-md bg-surface py-2.5">
            <input type="radio" name="avatar_color" value={one} checked={color === one} onChange={() => onColor(one)} className="sr-only" />
            <span className="sr-only">{one}</span>
            <Avatar id={id} name={name} color={one} size={44} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
