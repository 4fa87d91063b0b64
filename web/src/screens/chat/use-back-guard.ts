import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

export const isGuard = (state: unknown): boolean => (state as { isGuard?: boolean } | null)?.isGuard === true

/**
 * On a phone, going back from a chat asks whether to leave it (look.md §9). A second entry of the same page is laid over the first with the
 * first touch or key (browsers skip entries that nobody acted on); going back then lands on the first, which asks. Whoever stays is guarded
 * again by the next touch.
 */
export function useBackGuard(ask: () => void): void {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const type = useNavigationType()
  const isGuarding = isGuard(state)
  const wasGuarding = useRef(isGuarding)

  const answerBack = useEffectEvent(() => {
    const isBack = wasGuarding.current && !isGuarding && type === NavigationType.Pop
    wasGuarding.current = isGuarding
    if (isBack) ask()
  })
  const lay = useEffectEvent((event: Event) => {
    const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]')
    if (!isInDialog) void navigate(pathname + search, { state: { isGuard: true } })
  })
  useEffect(() => {
    answerBack()
    if (isGuarding || !matchMedia('(pointer: coarse)').matches) return
    const act = (event: Event) => lay(event)
    addEventListener('pointerup', act)
    addEventListener('keydown', act)
    return () => {
      removeEventListener('pointerup', act)
      removeEventListener('keydown', act)
    }
  }, [isGuarding])
}
