import { Suspense, useState } from 'react'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import './texts.ts'

const DeleteAccountDialog = late(() => import('./delete-account-dialog.tsx'))

/** The way out. */
export function DeleteAccountCard() {
  const t = useT()
  const [opened, setOpened] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const ask = () => {
    setOpened(opened + 1)
    setOpen(true)
  }
  return (
    <section aria-labelledby="delete-account" className="card p-6 sm:p-8">
      <h2 id="delete-account" className="text-section">
        {t('personal-data.delete')}
      </h2>
      <p className="mt-2 text-ink-2">{t('personal-data.delete-text')}</p>
      <button type="button" className="mt-3 min-h-11 font-semibold text-danger underline" aria-haspopup="dialog" onClick={ask}>
        {t('personal-data.delete')}
      </button>
      {opened > 0 && (
        <Suspense fallback={null}>
          <DeleteAccountDialog key={opened} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
