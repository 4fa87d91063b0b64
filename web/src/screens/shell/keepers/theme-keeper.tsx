import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { THEME_HASH } from '#web/platform/kept/cookie-question.ts'
import { chooseTheme, storedTheme } from '#web/platform/kept/theme.ts'

/** Changes from the theme that is seen to the other one, for whoever has no account: there the choice has three ways. Draws nothing. */
export function ThemeKeeper() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const change = useEffectEvent(() => {
    const seen = storedTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
    chooseTheme(seen === 'dark' ? 'light' : 'dark')
    void navigate({ search }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (hash === THEME_HASH) change()
  }, [hash])
  return null
}
