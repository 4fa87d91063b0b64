import type { Profile } from '@green-room/contract/accounts'
import { CreditCard } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Phone } from '#web/accounts/phone/phone-field.tsx'
import { isValidPhone } from '#web/accounts/phone/phone-validity.ts'
import { useProfile } from '#web/accounts/use-profile.ts'
import { useT } from '#web/platform/i18n.tsx'
import { fieldError, isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import '#web/platform/texts/problem-texts.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { FormContext } from '#web/ui/forms/form-context.ts'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
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

  const form = useForm({
    entry: (values) => ({
      ...buyerOf(values, hasInvoice, phone.current.phone),
      accept_terms: values.has('accept_terms') as true,
      paymentType: topUp.paymentType,
      ...(topUp.bundleId === null ? { amount: topUp.sum } : { bundle_id: topUp.bundleId }),
    }),
    schema: async () => (await import('@green-room/contract/money/payment-forms')).CheckoutForm,
    async check() {
      const isWrong = hasInvoice && phone.current.phone !== '' && !(await isValidPhone(phone.current.phone))
      return isWrong ? { phone: t('form.billing-phone-invalid') } : {}
    },
    async send(entry) {
      try {
        const opened = await checkout.open(entry)
        if ('error' in opened) return { form: opened.error }
        keepWayBack(opened.orderId, start.back, topUp.paymentType)
        setLeaving(opened)
      } catch (error) {
        const refused = isProblem(error) ? fieldError(error, 'amount') : undefined
        if (!refused) throw error
        setAmountError(refused)
        setBilling(false)
      }
    },
    failed: 'payments.failed',
  })
  useLeaving(leaving, (end) => {
    if (end === 'paid') return void navigate(`/success-payment?order_id=${leaving?.orderId}`)
    setLeaving(null)
    if (end === 'back') return
    checkout.forget()
    form.setErrors({ form: t('payments.failed') })
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
      <FormContext value={form}>
        <div className="w-full">
          <Sum topUp={topUp} />
        </div>
        <button type="button" className="btn btn-ghost" onClick={() => setBilling(false)}>
          {t('ui.back')}
        </button>
        <SubmitButton
          form={id}
          className="min-h-13 px-7 whitespace-nowrap"
          text={t('payments.pay', { sum: topUp.quote ? sumText(topUp.quote.sum, topUp.currency) : '' })}
          busy={t('payments.processing')}
        >
          <CreditCard size={19} aria-hidden="true" />
        </SubmitButton>
      </FormContext>
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
        <div hidden={step !== 'billing'}>
          <Form form={form} id={id} className="grid gap-4 pb-2 sm:grid-cols-2">
            <BillingFields
              profile={profile}
              hasInvoice={hasInvoice}
              onInvoice={setInvoice}
              onPhone={(now) => (phone.current = now)}
              onCountry={setCountry}
            />
          </Form>
        </div>
        {step === 'leaving' && <LeavingStep />}
      </div>
    </Modal>
  )
}
