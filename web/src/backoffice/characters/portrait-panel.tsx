import type { CharacterPage } from '@green-room/contract/backoffice/characters'
import { useState } from 'react'
import { say } from '../texts.ts'
import { FilePanel } from './file-panel.tsx'
import { Portrait } from './portrait.tsx'

/** A picture in the place of the drawing, or the drawing again. */
export function PortraitPanel({ page, onClose }: { page: CharacterPage; onClose: () => void }) {
  const { slug, name, portrait, has_picture } = page
  const [file, setFile] = useState<File | null>(null)
  return (
    <FilePanel
      door="setPortrait"
      title={say('desk.portrait-of', { name })}
      button={say(file ? 'desk.portrait-put' : 'desk.portrait-drawing')}
      input={file || has_picture ? { slug } : null}
      file={file}
      onClose={onClose}
    >
      <Portrait name={name} address={portrait} size={160} />
      <div className="f">
        <label htmlFor="portrait-file">
          {say('desk.picture')} <small>{say('desk.picture-note')}</small>
        </label>
        <input
          id="portrait-file"
          className="in"
          type="file"
          accept=".png,.jpg,.jpeg,.webp"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </div>
    </FilePanel>
  )
}
