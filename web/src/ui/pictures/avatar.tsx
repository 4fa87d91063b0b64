import { AVATAR_COLOR_DEFAULT, type AvatarColor } from '@green-room/contract/art/avatars'
import { DUOTONES } from './duotones.ts'

type Shown = { id: string; name: string; color?: AvatarColor | undefined; imageUrl?: string | null | undefined; size?: number }

const monogram = (name: string): string => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '?'

/** Always beside the name, so hidden from assistive technology. Who has no picture has the first letter of the name on two tones. */
export function Avatar({ name, color, imageUrl, size = 40 }: Shown) {
  if (imageUrl) {
    return (
      <img
        src={imageUrl}
        alt=""
        width={size}
        height={size}
        decoding="async"
        className="shrink-0 rounded-full object-cover forced-color-adjust-none"
        style={{ width: size, height: size }}
      />
    )
  }
  const [disc, crescent] = DUOTONES[color ?? AVATAR_COLOR_DEFAULT]
  const inset = size * 0.05
  return (
    <span
      aria-hidden="true"
      className="inline-grid shrink-0 place-items-center rounded-full font-display font-bold text-[white] select-none forced-color-adjust-none"
      style={{
        width: size,
        height: size,
        fontSize: size * 0.42,
        paddingBlockEnd: inset,
        paddingInlineEnd: inset,
        background: `radial-gradient(circle at 41% 41%, ${disc} 0 ${size * 0.475}px, ${crescent} ${size * 0.475 + 0.75}px)`,
      }}
    >
      {monogram(name)}
    </span>
  )
}
