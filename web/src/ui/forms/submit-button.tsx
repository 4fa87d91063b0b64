import { useContext, type ComponentProps } from 'react'
import { FormContext } from './form-context.ts'

type SubmitButtonProps = Omit<ComponentProps<'button'>, 'type'> & { text: string; busy?: string }

/** Sends the form around it, and says while that is on its way. It stays focusable then: a second press does nothing. */
export function SubmitButton({ text, busy = text, className = '', children, ...button }: SubmitButtonProps) {
  const isBusy = useContext(FormContext)?.isBusy
  return (
    <button type="submit" {...button} className={`btn btn-primary ${className}`} aria-disabled={isBusy}>
      {children}
      {isBusy ? busy : text}
    </button>
  )
}
