import type { HelpNotice } from '@green-room/contract/messages'
import { LifeBuoy, Phone } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'
import '../../texts.ts'
import { LoungeNote } from './lounge-note.tsx'

/** A note of the lounge, not of the character: who helps, in the reader's country. */
export function HelpCard({ notice }: { notice: HelpNotice }) {
  const t = useT()
  return (
    <LoungeNote title={t('messages.help-title')} text={t('messages.help-text')} icon={LifeBuoy}>
      <ul className="rows mt-2">
        {notice.lines.map((line) => (
          <li key={line.name} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-48">
              {line.url === '' ? (
                <b className="font-semibold">{line.name}</b>
              ) : (
                <a href={line.url} target="_blank" rel="noopener noreferrer" className="link">
                  {line.name}
                </a>
              )}
              <span className="block text-sm text-ink-3">
                {line.hours} · {line.languages}
              </span>
            </p>
            {line.number !== '' && (
              <a
                href={`tel:${line.number.replaceAll(/[^\d+]/g, '')}`}
                className="btn btn-line"
                aria-label={t('messages.help-call', { number: line.number })}
              >
                <Phone size={17} aria-hidden="true" />
                <bdi className="tabular-nums">{line.number}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </LoungeNote>
  )
}
