import { FileField } from '../parts/labelled.tsx'
import type { CharacterPage } from '@green-room/contract/backoffice/characters'
import { useState } from 'react'
import { say } from '../texts.ts'
import { FilePanel } from './file-panel.tsx'
import { Portrait } from './portrait.tsx'

/** A picture in the place of the drawing, or the drawing again. */
export function PortraitPanel({ page, onClose }: { page: CharacterPage; onClose: () => void }) {
  const { slug, name, portrait, portrait_version: version, has_picture } = page
  const [file, setFile] = useState<File | null>(null)
  return (
    <FilePanel
      door="setPortrait"
      title={say('desk.portrait-of', { name })}
      button={say(file ? 'desk.portrait-put' : 'desk.portrait-drawing')}
      input={file || has_picture ? { slug, version } : null}
      file={file}
      onClose={onClose}
    >
      <Portrait name={name} address={portrait} size={160} />
      <FileField
        label={say('desk.picture')}
        hint={say('desk.picture-note')}

        accept=".png,.jpg,.jpeg,.webp"
        onFile={setFile}
      />
    </FilePanel>
  )
}
