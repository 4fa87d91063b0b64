import { useRef } from 'react'
import { useSettings } from '#web/content/use-settings.ts'
import { call } from '#web/platform/wire/call.ts'
import type { InputOf } from '#web/platform/wire/doors.ts'
import { useT } from '#web/platform/i18n.tsx'
import { newKey } from '#web/platform/wire/new-key.ts'
import { isPaymentUrl } from './redirect-url.ts'
import '../texts.ts'

export type Leaving = { orderId: string; url: string }

/** Asks for the payment page of a top-up. The same form carries the same key, so however often it is sent there is one order. */
export function useCheckout() {
  const t = useT()
  const { payment_hosts: hosts } = useSettings()
  const last = useRef({ form: '', key: '' })

  /** Where to go, or why that can't be. Throws what the server refused. */
  const open = async (input: InputOf<'checkoutDeposit'>): Promise<Leaving | { error: string }> => {
    const form = JSON.stringify(input)
    if (last.current.form !== form) last.current = { form, key: newKey() }
    const { redirect_url: url, order_id: orderId } = await call('checkoutDeposit', input, { key: last.current.key })
    if (!url) return { error: t('payments.no-redirect') }
    return isPaymentUrl(url, hosts, location.origin) ? { orderId, url } : { error: t('payments.bad-redirect') }
  }
  /** The order came to nothing: the same form is another one from now on. */
  const forget = () => (last.current = { form: '', key: '' })
  return { open, forget }
}
