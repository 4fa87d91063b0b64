import { useLanguages } from '#web/content/use-languages.ts'
import { useI18n } from '#web/platform/i18n.tsx'

/** The language of a talk, where it is not the reader's own, by its own name. */
export function TopicLanguage({ code }: { code: string }) {
  const { language } = useI18n()
  const { data: languages } = useLanguages()
  if (code === language.code) return null
  return (
    <span lang={code} className="tag topic-tag">
      {languages?.find((one) => one.code === code)?.title ?? code.toUpperCase()}
    </span>
  )
}
