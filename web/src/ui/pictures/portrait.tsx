import type { Crop } from '@green-room/contract/art/look'
import { useT } from '#web/platform/i18n.tsx'

const PORTRAIT = /^\/portraits\/[a-z0-9-]+-disc\.(svg|webp)\?/
const SIZE: Record<Crop, { width: number; height: number }> = {
  poster: { width: 400, height: 500 },
  square: { width: 388, height: 388 },
  disc: { width: 260, height: 260 },
}

/** A character's address names the disc; the other crops stand beside it. A picture that is no portrait has no crops. */
export const cropOf = (imageUrl: string, crop: Crop): string =>
  PORTRAIT.test(imageUrl) ? imageUrl.replace('-disc.', `-${crop}.`) : imageUrl

type Shown = { imageUrl: string; crop: Crop; className?: string; isFirst?: boolean }

/** Beside a name it is hidden from assistive technology; standing alone it needs the name. */
export function Portrait({ imageUrl, crop, name, className = '', isFirst = false }: Shown & { name?: string }) {
  const t = useT()
  const isDrawn = PORTRAIT.exec(imageUrl)?.[1] === 'svg'
  return (
    <img
      src={cropOf(imageUrl, crop)}
      alt={name === undefined ? '' : t(isDrawn ? 'ui.portrait-drawn' : 'ui.portrait', { name })}
      width={SIZE[crop].width}
      height={SIZE[crop].height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={`object-cover forced-color-adjust-none ${className}`}
    />
  )
}
