import type { AttachmentType } from '@green-room/contract/money/price'
import { useEffect, useRef, useState } from 'react'
import { checkFiles, type Refusal } from './check-files.ts'
import { fileType } from './file-type.ts'

export type QueuedFile = { file: File; type: AttachmentType; preview: string | null }
type Queue = { files: readonly QueuedFile[]; refused: readonly Refusal[] }

const queued = (file: File): QueuedFile => {
  const type = fileType(file)
  return { file, type, preview: type === 'image' ? URL.createObjectURL(file) : null }
}
const add = (queue: Queue, more: readonly File[]): Queue => {
  const { accepted, refused } = checkFiles(more, queue.files.length)
  return { files: [...queue.files, ...accepted.map(queued)], refused }
}
const forget = (files: readonly QueuedFile[]) => {
  for (const { preview } of files) if (preview) URL.revokeObjectURL(preview)
}

/** Files that wait to be sent, with previews of the pictures among them. `take` hands them over, previews and all. */
export function useFileQueue(first: readonly File[]) {
  const [queue, setQueue] = useState<Queue>(() => add({ files: [], refused: [] }, first))
  /** What is not handed over is forgotten when the dialog goes. */
  const left = useRef(queue.files)
  useEffect(() => {
    left.current = queue.files
  }, [queue.files])
  useEffect(() => () => forget(left.current), [])
  return {
    ...queue,
    add: (more: readonly File[]) => setQueue((now) => add(now, more)),
    remove: (one: QueuedFile) => {
      forget([one])
      setQueue((now) => ({ files: now.files.filter((other) => other !== one), refused: [] }))
    },
    take: (): readonly QueuedFile[] => {
      const { files } = queue
      left.current = []
      setQueue({ files: [], refused: [] })
      return files
    },
  }
}
