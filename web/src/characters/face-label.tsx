import type { Companion } from '@green-room/contract/rooms'
import type { Crop } from '@green-room/contract/art/look'
import { Avatar } from '#web/ui/pictures/avatar.tsx'
import { paletteOf } from '#web/ui/pictures/palettes.ts'
import { Portrait } from '#web/ui/pictures/portrait.tsx'

/** The pictured end of a label: the portrait, or the monogram on the character's ground. The name stands beside it. */
export function FaceLabel({ of, crop, className, isFirst }: { of: Companion; crop: Crop; className: string; isFirst?: boolean }) {
  if (of.image_url !== null)
    return <Portrait imageUrl={of.image_url} crop={crop} className={className} {...(isFirst === undefined ? {} : { isFirst })} />
  return (
    <span className={`grid place-items-center ${className}`} style={{ background: paletteOf(of).bg }}>
      <Avatar id={of.id} name={of.name} color={of.avatar_color} size={120} />
    </span>
  )
}
