import type { Attachment } from '@green-room/contract/messages'
import { Download, FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { useNumbers } from '#web/platform/use-numbers.ts'
import './texts.ts'

const PictureViewer = late(() => import('./picture-viewer.tsx'))

/** The files of a message: pictures to open large, documents to take home. `isLocal`: they are still on their way. */
export function AttachmentList({ attachments, isLocal }: { attachments: readonly Attachment[]; isLocal: boolean }) {
  const pictures = attachments.filter(({ type }) => type === 'image')
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      {pictures.length > 0 && (
        <div className={pictures.length > 1 ? 'grid max-w-[17rem] grid-cols-2 gap-0.5' : ''}>
          {pictures.map((picture, place) => (
            <Picture key={picture.id} picture={picture} isAlone={pictures.length === 1} onOpen={() => setOpened(place)} />
          ))}
        </div>
      )}
      {attachments
        .filter(({ type }) => type !== 'image')
        .map((document) => (
          <Document key={document.id} document={document} isLocal={isLocal} />
        ))}
      {opened !== null && (
        <Suspense fallback={null}>
          <PictureViewer pictures={pictures} place={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Its place is kept before it is there, so that nothing jumps. */
function Picture({ picture, isAlone, onOpen }: { picture: Attachment; isAlone: boolean; onOpen: () => void }) {
  const t = useT()
  const { path, width, height, original_filename: name } = picture
  const ratio = isAlone && width && height ? Math.min(1.9, Math.max(0.6, width / height)) : isAlone ? 1.25 : 1
  return (
    <button
      type="button"
      className={`block w-full overflow-hidden ${isAlone ? 'max-w-[17rem]' : ''} focus-visible:-outline-offset-3`}
      aria-label={t('attachments.picture', { name })}
      onClick={onOpen}
    >
      <img
        src={path}
        alt=""
        width={width ?? 272}
        height={height ?? 272}
        loading="lazy"
        decoding="async"
        style={{ aspectRatio: ratio }}
        className="h-auto w-[17rem] max-w-full bg-sunken object-cover"
      />
    </button>
  )
}

function Document({ document, isLocal }: { document: Attachment; isLocal: boolean }) {
  const t = useT()
  const { fileSize } = useNumbers()
  const { path, original_filename: name } = document
  const size = fileSize(document.filesize)
  const inside = (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-brass-wash text-brass-ink">
        <FileText size={20} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate text-as-around text-[0.9375rem] font-semibold">
          {name}
        </span>
        <span className="block text-[0.8125rem] opacity-80">
          <bdi>{size}</bdi>
        </span>
        {document.is_unreadable && <span className="block text-[0.8125rem] font-medium">{t('attachments.unreadable')}</span>}
      </span>
    </>
  )
  const look = 'mx-2 mt-2 flex min-w-56 items-center gap-3 rounded-md bg-bg/55 py-2 ps-2 pe-3 last:mb-2'
  if (isLocal) return <div className={look}>{inside}</div>
  return (
    <a href={path} download={name} className={look}>
      {inside}
      <Download size={18} className="shrink-0" role="img" aria-label={t('attachments.download')} />
    </a>
  )
}
