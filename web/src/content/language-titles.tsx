import { Fragment } from 'react'
import { useI18n } from '#web/platform/i18n.tsx'
import { useLanguages } from './use-languages.ts'

/** Languages by their own names, in the direction of the page: what stands between two belongs to neither. */
export function LanguageTitles({ codes }: { codes: readonly string[] }) {
  const { dir } = useI18n()
  const { data: known } = useLanguages()
  return codes.map((code, place) => (
    <Fragment key={code}>
      {place > 0 && (dir === 'rtl' ? '، ' : ', ')}
      <bdi lang={code}>{known?.find((one) => one.code === code)?.title ?? code.toUpperCase()}</bdi>
    </Fragment>
  ))
}
