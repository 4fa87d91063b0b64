import { FILE_ENDINGS } from '@green-room/contract/limits/file-limits'
import { Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { useI18n } from '#web/platform/i18n.tsx'
import './texts.ts'

const ACCEPT = { any: FILE_ENDINGS.map((ending) => `.${ending}`).join(','), image: 'image/jpeg,image/png,image/webp,image/gif' }
export type Wanted = keyof typeof ACCEPT

const linkLike = (inside: ReactNode) => <span className="link">{inside}</span>

/** A button that opens the file dialog, and a place where files can be dropped. What may be sent is judged elsewhere. */
export function DropField({ wanted, onFiles }: { wanted: Wanted; onFiles: (files: File[]) => void }) {
  const { t, rich } = useI18n()
  const { getRootProps, getInputProps, isDragActive } = useDropzone({ onDrop: onFiles, noKeyboard: true })
  return (
    <>
      <button
        type="button"
        {...getRootProps()}
        role={undefined}
        data-autofocus
        className={
          'grid w-full justify-items-center gap-1 rounded-lg border-2 border-dashed px-6 py-7 text-center ' +
          `hover:bg-surface ${isDragActive ? 'border-action-ink bg-surface' : 'border-line-strong'}`
        }
      >
        <Upload size={26} className="text-action-ink" aria-hidden="true" />
        <span className="mt-2 font-semibold">{rich('attachments.drop', { link: linkLike })}</span>
        <span className="text-sm text-ink-3">{t('attachments.hint')}</span>
      </button>
      <input {...getInputProps({ accept: ACCEPT[wanted], tabIndex: -1, 'aria-hidden': true })} />
    </>
  )
}
