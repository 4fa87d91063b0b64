import { useState } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#web/content/use-settings.ts'
import { useSocialLinks } from '#web/content/use-social-links.ts'
import { useStaticPages } from '#web/content/use-static-pages.ts'
import { COOKIE_HASH, THEME_HASH } from '#web/platform/kept/cookie-question.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useSession } from '#web/platform/kept/use-session.ts'
import '#web/ui/texts.ts'
import { CardMarks } from '#web/ui/lists/card-marks.tsx'
import { Logo } from './header/logo.tsx'

const PAGE = 'nav flex min-h-11 items-center text-[0.8125rem] text-ink-2 uppercase hover:text-ink'

export default function Footer() {
  const t = useT()
  const { isAuthenticated } = useSession()
  const settings = useSettings()
  const { data: pages = [] } = useStaticPages()
  const [year] = useState(() => String(new Date().getUTCFullYear()))
  return (
    <footer className="@container mt-auto bg-sunken print:hidden">
      <div
        className={
          'mx-auto grid max-w-[84rem] grid-cols-1 gap-10 px-4 py-12 sm:px-6 ' +
          'lg:grid-cols-[minmax(0,1.3fr)_auto_minmax(0,1.1fr)] lg:gap-16 lg:px-10 lg:py-16'
        }
      >
        <div>
          <Logo />
          <p className="mt-4 max-w-[24rem] text-ink-2">
            <bdi>{isAuthenticated ? settings.promo_member : settings.promo_guest}</bdi>
          </p>
          <p className="mt-6 max-w-[24rem] text-sm text-ink-3">
            <bdi>{settings.requisites}</bdi>
          </p>
        </div>
        <nav aria-label={t('common.pages')} className="grid grid-cols-1 content-start gap-x-6 @min-[22.5rem]:grid-cols-[auto_auto]">
          <Link to="/characters" className={PAGE}>
            {t('common.characters')}
          </Link>
          {pages.map((page) => (
            <Link key={page.id} to={`/static-page/${page.id}`} className={PAGE}>
              {page.title}
            </Link>
          ))}
        </nav>
        <div className="lg:text-end">
          <p className="nav text-[0.8125rem] text-ink-2">{t('common.need-help')}</p>
          <a
            href={`mailto:${settings.support_email}`}
            className={
              'mt-1 inline-flex min-h-11 items-center wrap-anywhere font-display text-[1.375rem] font-bold ' +
              'tracking-[-0.02em] underline decoration-action-ink decoration-2 underline-offset-4'
            }
          >
            {settings.support_email}
          </a>
          <SocialLinks />
        </div>
      </div>
      <div className="mx-auto max-w-[84rem] px-4 sm:px-6 lg:px-10">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-6">
          <CardMarks />
          <div className="flex flex-wrap items-center gap-x-6 text-sm text-ink-3">
            <a href={THEME_HASH} className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink">
              {t('common.theme')}
            </a>
            <a href={COOKIE_HASH} className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink">
              {t('common.cookie-settings')}
            </a>
            <p>{settings.copyright ?? t('common.copyright', { year })}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}

function SocialLinks() {
  const t = useT()
  const { data: links = [] } = useSocialLinks()
  return (
    <ul aria-label={t('common.social-links')} className="mt-3 flex gap-2 lg:justify-end">
      {links.map(({ link, title, icon }) => (
        <li key={link}>
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="grid size-11 place-items-center rounded-full bg-bg text-ink-2 hover:text-ink"
            aria-label={t('ui.new-tab', { title })}
          >
            {icon.startsWith('M') ? (
              <svg
                viewBox="0 0 24 24"
                width="20"
                height="20"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinejoin="round"
                strokeLinecap="round"
                aria-hidden="true"
              >
                <path d={icon} />
              </svg>
            ) : (
              <img src={icon} alt="" width={20} height={20} decoding="async" />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
