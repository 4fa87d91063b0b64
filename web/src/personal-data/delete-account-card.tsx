import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { Card } from '#web/ui/card.tsx'
import { useLateDialog } from '#web/ui/dialogs/use-late-dialog.tsx'
import './texts.ts'

const DeleteAccountDialog = late(() => import('./delete-account-dialog.tsx'))

/** The way out. */
export function DeleteAccountCard() {
  const t = useT()
  const { ask, dialog } = useLateDialog((own) => <DeleteAccountDialog {...own} />)
  return (
    <Card id="delete-account" title={t('personal-data.delete')} text={t('personal-data.delete-text')}>
      <button type="button" className="mt-3 min-h-11 font-semibold text-danger underline" aria-haspopup="dialog" onClick={ask}>
        {t('personal-data.delete')}
      </button>
      {dialog}
    </Card>
  )
}
