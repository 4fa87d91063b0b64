import type { PageVersion } from '@green-room/contract/content'
import { Link } from 'react-router'
import english from '../../../locales/en/legal.json'
import { useT } from '#web/platform/i18n.tsx'
import { dayForAll } from '#web/platform/texts/format.ts'
import { shipTexts } from '#web/platform/texts/texts.ts'
import { useSettings } from './use-settings.ts'

shipTexts(english)

type Own = { slug: string; version: PageVersion; nextAt: string | null; changedAt: string | null }
const LINK = 'font-semibold underline underline-offset-4'

/** Which version of a legal page this is, from when until when, where the other one stands, and what who does not agree may do. */
export function TermsNote({ slug, version: asked, nextAt, changedAt }: Own) {
  const t = useT()
  const version = { now: 'now', next: nextAt === null ? 'now' : 'next', before: changedAt === null ? 'now' : 'before' }[asked]
  const { support_email: support } = useSettings()
  const page = `/static-page/${slug}`
  const now = (
    <Link to={page} className={LINK}>
      {t('legal.read-now')}
    </Link>
  )
  return (
    <aside className="mt-8 grid gap-2 rounded-md bg-brass-wash px-4 py-3 text-sm text-brass-ink">
      {version === 'before' && (
        <p>
          {t('legal.was-until', { date: dayForAll(changedAt!) })} {now}
        </p>
      )}
      {version === 'next' && (
        <p>
          {t('legal.is-from', { date: dayForAll(nextAt!) })} {now}
        </p>
      )}
      {version === 'now' && nextAt !== null && (
        <p>
          {t('legal.new-from', { date: dayForAll(nextAt) })}{' '}
          <Link to={`${page}?version=next`} className={LINK}>
            {t('legal.read-next')}
          </Link>
        </p>
      )}
      {version === 'now' && nextAt === null && changedAt !== null && (
        <p>
          {t('legal.new-of', { date: dayForAll(changedAt) })}{' '}
          <Link to={`${page}?version=before`} className={LINK}>
            {t('legal.read-before')}
          </Link>
        </p>
      )}
      {version !== 'before' && nextAt !== null && <p>{t('legal.if-not', { support: `\u2068${support}\u2069` })}</p>}
    </aside>
  )
}
