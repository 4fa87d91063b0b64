import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Lets a field grow with its text where the style sheet can't (`field-sizing`). */
export function useGrowing(): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  })
  return field
}
