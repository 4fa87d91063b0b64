import { ChevronDown } from 'lucide-react'
import { useEffect, useState, type FocusEventHandler } from 'react'
import { usePhoneInput } from 'react-international-phone'
import { useT } from '#web/platform/i18n.tsx'
import { described, FieldBox } from '#web/ui/forms/field.tsx'
import '#web/ui/texts.ts'
import { isForeignNumber, offered, type PhoneCountry } from './phone-countries.ts'
import '../texts.ts'

const PHONE_LENGTH_MAX = 25
const COMPLAINT_DELAY_MS = 500

export type Phone = { phone: string; dialCode: string; national: string }
type PhoneFieldProps = {
  id: string
  label: string
  defaultValue?: string
  country: string
  countries: readonly PhoneCountry[]
  isRequired?: boolean
  error?: string | undefined
  onPhone: (phone: Phone) => void
  onLeave?: FocusEventHandler<HTMLInputElement>
}

/**
 * The national number beside its country's code; one that is typed with a plus finds its country. Only the lounge's countries are taken; a
 * number of another one is named as such and cleared.
 */
export function PhoneField({
  id,
  label,
  defaultValue = '',
  country: first,
  countries,
  isRequired,
  error,
  onPhone,
  onLeave,
}: PhoneFieldProps) {
  const t = useT()
  const [value, setValue] = useState(defaultValue)
  const [foreign, setForeign] = useState<string | null>(null)
  const [complaint, setComplaint] = useState<string>()
  const { inputValue, country, setCountry, handlePhoneValueChange, inputRef } = usePhoneInput({
    defaultCountry: first,
    value,
    countries: offered(countries),
    disableDialCodeAndPrefix: true,
    onChange(now) {
      setValue(now.phone)
      const digits = now.phone.replace(/\D/g, '')
      const national = digits.startsWith(now.country.dialCode) ? digits.slice(now.country.dialCode.length) : digits
      onPhone({ phone: national ? `+${digits}` : '', dialCode: now.country.dialCode, national })
    },
  })

  useEffect(() => {
    if (foreign === null) return
    const timer = setTimeout(() => {
      setComplaint(t('ui.phone-country-unsupported'))
      setForeign(null)
      setValue('')
    }, COMPLAINT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [foreign, t])

  const type = (event: React.ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value
    setComplaint(undefined)
    if (!typed.trimStart().startsWith('+')) {
      setForeign(null)
      return void handlePhoneValueChange(event)
    }
    const digits = `+${typed.replace(/\D/g, '')}`
    if (isForeignNumber(digits, countries)) return setForeign(typed)
    setForeign(digits.length > 4 ? null : typed)
    if (digits.length > 4) setValue(digits)
  }

  return (
    <FieldBox id={id} label={label} error={error ?? complaint}>
      <span className="field flex items-center p-0!" data-invalid={(error ?? complaint) ? true : undefined}>
        <span className="relative flex items-center self-stretch gap-1.5 border-e border-line ps-4 pe-3 font-medium has-[:focus-visible]:underline">
          <span aria-hidden="true">{country.iso2.toUpperCase()}</span>
          <bdi aria-hidden="true" dir="ltr" className="text-ink-3">
            +{country.dialCode}
          </bdi>
          <ChevronDown size={14} aria-hidden="true" />
          <select
            aria-label={t('ui.phone-country')}
            value={country.iso2}
            onChange={(event) => setCountry(event.target.value)}
            className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
          >
            {countries.map((one) => (
              <option key={one.id} value={one.iso.toLowerCase()}>
                {`${one.title} +${one.dial_code}`}
              </option>
            ))}
          </select>
        </span>
        <input
          ref={inputRef}
          name={id}
          type="tel"
          dir="ltr"
          autoComplete="tel-national"
          maxLength={PHONE_LENGTH_MAX}
          required={isRequired}
          placeholder={t('ui.phone-placeholder')}
          value={foreign ?? inputValue}
          onChange={type}
          onBlur={onLeave}
          className="w-0 flex-1 self-stretch bg-transparent px-3 outline-none placeholder:text-[0.875rem] placeholder:text-ink-3"
          {...described({ id, error: error ?? complaint })}
        />
      </span>
    </FieldBox>
  )
}
