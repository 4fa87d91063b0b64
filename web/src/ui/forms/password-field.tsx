import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { described, FieldBox, type FieldFrame, type FieldProps } from './field.tsx'
import { useFieldError } from './form-context.ts'
import '../texts.ts'

export function PasswordField({ label, help, error: own, end, ...input }: Omit<FieldProps, 'type'>) {
  const t = useT()
  const made = useId()
  const { id = made } = input
  const error = useFieldError(input.name, own)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldBox
      id={id}
      label={label}
      help={error && help ? <ErrorAndHelp error={error} help={help} /> : help}
      error={help ? undefined : error}
      end={end}
    >
      <span className="relative block">
        <input
          {...input}
          type={isShown ? 'text' : 'password'}
          className="field pe-12!"
          spellCheck={false}
          autoCapitalize="none"
          {...described({ id, help, error })}
        />
        <button
          type="button"
          className="icon-btn absolute end-0.5 top-0.5"
          aria-label={t('ui.show-password')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={19} aria-hidden="true" />
        </button>
      </span>
    </FieldBox>
  )
}

/** A new password keeps its list of needs under the error, so that one sees what is missing. */
const ErrorAndHelp = ({ error, help }: Required<Pick<FieldFrame, 'error' | 'help'>>) => (
  <>
    <p className="mb-1 font-medium text-danger">{error}</p>
    {help}
  </>
)
