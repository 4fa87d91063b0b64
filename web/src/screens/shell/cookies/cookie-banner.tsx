import { ALL_COOKIES, NO_COOKIES, type CookieChoice } from '@green-room/contract/members/consent'
import { Link, useLocation } from 'react-router'
import { useStaticPages } from '#web/content/use-static-pages.ts'
import { COOKIE_HASH } from '#web/platform/kept/cookie-question.ts'
import { useT } from '#web/platform/i18n.tsx'
import { answerCookies } from './answer-cookies.ts'
import './cookie-banner.css'
import './cookie-texts.ts'

/** Three ways to answer, the two short ones alike. It lies over the page and moves nothing of it; in a chat it stands above, and covers nothing. */
export default function CookieBanner() {
  const t = useT()
  const { data: pages = [] } = useStaticPages()
  const policy = pages.find((page) => page.is_cookie)
  const isInChat = /^\/topics\/[^/]+\/chat$/.test(useLocation().pathname)
  const answer = (choice: CookieChoice) => {
    answerCookies(choice)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={tellHeight}
      aria-label={t('cookies.banner')}
      data-nosnippet=""
      className={
        'cookie-banner fixed inset-x-3 z-40 mx-auto flex max-w-[62rem] flex-col gap-4 rounded-xl ' +
        'bg-raised p-5 shadow-3 sm:inset-x-6 lg:flex-row lg:items-center lg:gap-8 lg:px-8 lg:py-6 ' +
        `print:hidden ${isInChat ? 'top-3' : 'bottom-3 sm:bottom-6'}`
      }
    >
      <p className="flex-1 text-ink-2">
        <b className="font-semibold text-ink">{t('cookies.question')}</b> {t('cookies.text')}{' '}
        {policy && (
          <Link to={`/static-page/${policy.id}`} className="link">
            {policy.title}
          </Link>
        )}
      </p>
      <div className="grid grid-cols-2 gap-2 max-[22.5rem]:grid-cols-[auto_auto] max-[22.5rem]:[&>.btn]:px-2 sm:flex sm:flex-wrap sm:justify-end">
        <a href={COOKIE_HASH} className="btn btn-ghost max-sm:order-3 max-sm:col-span-2">
          {t('cookies.manage')}
        </a>
        <button type="button" className="btn btn-primary" onClick={() => answer(NO_COOKIES)}>
          {t('cookies.decline')}
        </button>
        <button type="button" className="btn btn-primary" onClick={() => answer(ALL_COOKIES)}>
          {t('cookies.accept')}
        </button>
      </div>
    </section>
  )
}

/** How much of the page it covers, for `cookie-banner.css`: texts are of different length in each language. */
function tellHeight(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const sizes = new ResizeObserver(() => style.setProperty('--cookie-banner', `${banner.offsetHeight}px`))
  sizes.observe(banner)
  return () => {
    sizes.disconnect()
    style.removeProperty('--cookie-banner')
  }
}
