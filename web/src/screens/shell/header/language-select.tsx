import { Globe } from 'lucide-react'
import { useLanguageChoice } from '#web/content/use-language-choice.ts'
import { useT } from '#web/platform/i18n.tsx'
import { InlineSelect } from '#web/ui/forms/inline-select.tsx'
import { useFailureToast } from './use-failure-toast.ts'

export function LanguageSelect() {
  const t = useT()
  const { languages, language, isError, change } = useLanguageChoice()
  useFailureToast(isError, 'common.languages-failed')
  return (
    <InlineSelect
      className="max-lg:hidden"
      icon={<Globe size={18} aria-hidden="true" />}
      shown={language.code.toUpperCase()}
      label={t('common.language')}
      choices={languages.map((one) => ({ value: one.id, label: one.title }))}
      value={language.id}
      onChange={(event) => change(event.target.value)}
    />
  )
}
