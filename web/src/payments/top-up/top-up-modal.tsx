import type { Profile } from '@green-room/contract/accounts'
import { CreditCard } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Phone } from '#web/accounts/phone/phone-field.tsx'
import { isValidPhone } from '#web/accounts/phone/phone-validity.ts'
import { useProfile } from '#web/accounts/use-profile.ts'
import { refusalErrors, schemaErrors } from '#web/platform/texts/form-problems.ts'
import { useT } from '#web/platform/i18n.tsx'
import { fieldError, isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import '#web/platform/texts/problem-texts.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { useForm, type FormErrors } from '#web/ui/forms/use-form.ts'
import { AmountStep } from './amount-step.tsx'
import { amountText } from './amount-text.ts'
import { BillingFields } from './billing-fields.tsx'
import { buyerOf, phoneOf } from './entry-of.ts'
import { LeavingStep } from '../leave/leaving-step.tsx'
import { Sum } from './sum.tsx'
import type { TopUpStart } from './top-up.ts'
import { useBundleOrder } from './use-bundle-order.ts'
import { useCheckout, type Leaving } from '../leave/use-checkout.ts'
import { useFocusOnStep } from './use-focus-on-step.ts'
import { useLeaving } from '../leave/use-leaving.ts'
import { useSumText } from '../use-sum-text.ts'
import { useTopUp } from './use-top-up.ts'
import { keepWayBack } from './way-back.ts'
import '../texts.ts'

const FIELDS = ['name', 'surname', 'phone', 'email', 'country', 'city', 'address', 'postCode', 'accept_terms']
type TopUpModalProps = { start: TopUpStart; isOpen: boolean; onClose: () => void }

/** Opens as soon as it is known who pays. */
export default function TopUpModal(props: TopUpModalProps) {
  const t = useT()
  const { data: profile } = useProfile()
  if (profile) return <Steps {...props} profile={profile} />
  return <Modal isOpen={props.isOpen} onClose={props.onClose} title={t('payments.top-up-balance')} />
}

/** Amount or bundle, then whom to bill, then away to the payment page. What was filled in stays when one goes back. */
function Steps({ start, isOpen, onClose, profile }: TopUpModalProps & { profile: Profile }) {
  const t = useT()
  const sumText = useSumText()
  const id = useId()
  const navigate = useNavigate()
  const [country, setCountry] = useState(profile.country_id ?? '')
  const topUp = useTopUp(start, country)
  const checkout = useCheckout()
  const order = useBundleOrder()
  const body = useRef<HTMLDivElement>(null)
  const [isBilling, setBilling] = useState(start.step === 'billing')
  const [amountError, setAmountError] = useState<string>()
  const [hasInvoice, setInvoice] = useState(false)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const phone = useRef<Phone>(phoneOf(profile))
  const step = leaving ? 'leaving' : isBilling ? 'billing' : 'amount'
  useFocusOnStep(step, body)

  const entry = (values: FormData) => ({
    ...buyerOf(values, hasInvoice, phone.current.phone),
    accept_terms: values.has('accept_terms') as true,
    paymentType: topUp.paymentType,
    ...(topUp.bundleId === null ? { amount: topUp.sum } : { bundle_id: topUp.bundleId }),
  })
  const { errors, isBusy, setErrors, formProps } = useForm({
    async check(values): Promise<FormErrors> {
      const { CheckoutForm } = await import('@green-room/contract/money/payment-forms')
      const wrong = schemaErrors(CheckoutForm.safeParse(entry(values)), t)
      const isWrong = hasInvoice && phone.current.phone !== '' && !(await isValidPhone(phone.current.phone))
      return isWrong ? { ...wrong, phone: t('form.billing-phone-invalid') } : wrong
    },
    async send(values) {
      try {
        const opened = await checkout.open(entry(values))
        if ('error' in opened) return { form: opened.error }
        keepWayBack(opened.orderId, start.back, topUp.paymentType)
        setLeaving(opened)
      } catch (error) {
        const refused = isProblem(error) ? fieldError(error, 'amount') : undefined
        if (!refused) return refusalErrors(error, t, 'payments.failed', FIELDS)
        setAmountError(refused)
        setBilling(false)
      }
    },
  })
  useLeaving(leaving, (end) => {
    if (end === 'paid') return void navigate(`/success-payment?order_id=${leaving?.orderId}`)
    setLeaving(null)
    if (end === 'back') return
    checkout.forget()
    setErrors({ form: t('payments.failed') })
  })

  const next = () => {
    const problem = topUp.problem && amountText(topUp.problem, t, topUp.currency, sumText)
    const missing = topUp.quote ? undefined : (problem ?? t('payments.bundle-missing'))
    setAmountError(missing)
    if (missing) body.current?.querySelector<HTMLElement>('[name="amount"]')?.focus()
    else if (topUp.bundleId === null) setBilling(true)
    else
      order(topUp.bundleId).then(
        () => setBilling(true),
        (error: unknown) => setAmountError(problemText(error, t, 'payments.bundle-failed')),
      )
  }
  const foot = {
    amount: (
      <>
        <div className="w-full">
          <Sum topUp={topUp} />
        </div>
        <button type="button" className="btn btn-primary min-h-13 w-full" onClick={next}>
          {t('payments.continue')}
        </button>
      </>
    ),
    billing: (
      <>
        <div className="w-full">
          <Sum topUp={topUp} />
        </div>
        <button type="button" className="btn btn-ghost" onClick={() => setBilling(false)}>
          {t('ui.back')}
        </button>
        <button type="submit" form={id} className="btn btn-primary min-h-13 px-7 whitespace-nowrap" aria-disabled={isBusy}>
          <CreditCard size={19} aria-hidden="true" />
          {isBusy ? t('payments.processing') : t('payments.pay', { sum: topUp.quote ? sumText(topUp.quote.sum, topUp.currency) : '' })}
        </button>
      </>
    ),
    leaving: leaving && (
      <a href={leaving.url} className="btn btn-primary min-h-13 px-7" data-autofocus>
        {t('payments.go-now')}
      </a>
    ),
  }[step]
  const titles = {
    amount: t('payments.top-up-balance'),
    billing: t('payments.billing-details'),
    leaving: t('payments.leaving-title'),
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => {
        setLeaving(null)
        onClose()
      }}
      title={titles[step]}
      lead={step === 'billing' ? t(hasInvoice ? 'payments.billing-lead' : 'payments.country-lead') : undefined}
      isWide={step === 'billing' && hasInvoice}
      foot={foot}
    >
      <div ref={body} className="@container">
        <form
          hidden={step !== 'amount'}
          noValidate
          className="grid gap-6 pb-2"
          onSubmit={(event) => {
            event.preventDefault()
            next()
          }}
        >
          <AmountStep topUp={topUp} error={amountError} onChange={() => setAmountError(undefined)} />
        </form>
        <form {...formProps} id={id} hidden={step !== 'billing'} className="grid gap-4 pb-2 sm:grid-cols-2">
          <div className="sm:col-span-2 empty:hidden">
            <FormError text={errors['form']} />
          </div>
          <BillingFields
            profile={profile}
            errors={errors}
            hasInvoice={hasInvoice}
            onInvoice={setInvoice}
            onPhone={(now) => (phone.current = now)}
            onCountry={setCountry}
          />
        </form>
        {step === 'leaving' && <LeavingStep />}
      </div>
    </Modal>
  )
}
