import { useEffect, useRef } from 'react'
import { enterField } from '#web/ui/forms/enter-field.ts'

/** The frame leads the focus in when it opens; each further step takes it to its own beginning. */
export function useFocusOnStep(step: string, body: React.RefObject<HTMLElement | null>): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    const dialog = body.current?.closest('[role="dialog"]')
    const fields = [...(dialog?.querySelectorAll<HTMLElement>('[data-autofocus], input, select, button') ?? [])]
    enterField(fields.find((field) => field.checkVisibility() && !field.closest('[aria-label="Close"]')))
  }, [step, body])
}
