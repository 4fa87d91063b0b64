import { ResetForm } from '#web/accounts/entry/reset-form.tsx'
import { EntryFrame } from './shell/entry-frame.tsx'

export default function ResetPasswordScreen() {
  return (
    <EntryFrame about="reset" motif="rooftop" palette="blush">
      <ResetForm />
    </EntryFrame>
  )
}
