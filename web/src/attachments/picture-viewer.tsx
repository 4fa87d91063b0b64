import type { Attachment } from '@green-room/contract/messages'
import Lightbox from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { useT } from '#web/platform/i18n.tsx'
import './texts.ts'

/** The pictures of a message, large. A chunk of its own: most chats have no picture. */
export default function PictureViewer({
  pictures,
  place,
  onClose,
}: {
  pictures: readonly Attachment[]
  place: number
  onClose: () => void
}) {
  const t = useT()
  const slides = pictures.map((picture) => ({
    src: picture.path,
    alt: picture.original_filename,
    ...(picture.width && picture.height ? { width: picture.width, height: picture.height } : {}),
  }))
  const isAlone = slides.length === 1
  return (
    <Lightbox
      open
      close={onClose}
      index={place}
      slides={slides}
      plugins={isAlone ? [Zoom] : [Zoom, Counter]}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      render={isAlone ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      labels={{
        Lightbox: t('attachments.viewer'),
        Close: t('attachments.viewer-close'),
        Next: t('attachments.viewer-next'),
        Previous: t('attachments.viewer-previous'),
        'Zoom in': t('attachments.viewer-zoom-in'),
        'Zoom out': t('attachments.viewer-zoom-out'),
      }}
      styles={{ root: { '--yarl__portal_zindex': 1900 } }}
    />
  )
}
