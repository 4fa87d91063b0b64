import { useT } from '#web/platform/i18n.tsx'
import { findLinks } from './links.ts'
import '../texts.ts'

/** A message's text: plain, its line breaks kept, its own direction, web addresses as links. */
export function MessageText({ text, lang }: { text: string; lang: string | undefined }) {
  const t = useT()
  return (
    <p dir="auto" lang={lang} className="px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
      {findLinks(text).map(({ text: piece, href, at }) =>
        href === null ? (
          piece
        ) : (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            title={t('messages.link-new-tab')}
            className="font-semibold underline underline-offset-3"
          >
            {piece}
          </a>
        ),
      )}
    </p>
  )
}
