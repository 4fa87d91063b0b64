import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ENGLISH } from '#web/platform/boot.ts'
import { I18nProvider } from '#web/platform/i18n.tsx'
import { LanguageTitles } from './language-titles.tsx'
import { languagesQuery } from './use-languages.ts'

const ARABIC = { id: '7', code: 'ar', title: 'العربية', dir: 'rtl', default: 0 } as const

test.each([
  [ENGLISH, '<bdi lang="en">English</bdi>, <bdi lang="ar">العربية</bdi>, <bdi lang="xx">XX</bdi>'],
  [ARABIC, '<bdi lang="en">English</bdi>، <bdi lang="ar">العربية</bdi>، <bdi lang="xx">XX</bdi>'],
])('languages stand by their own names, parted as the page’s language does: %o', (language, drawn) => {
  const client = new QueryClient()
  client.setQueryData(languagesQuery().queryKey, [ENGLISH, ARABIC])
  const html = renderToString(
    <QueryClientProvider client={client}>
      <I18nProvider language={language} messages={{}}>
        <LanguageTitles codes={['en', 'ar', 'xx']} />
      </I18nProvider>
    </QueryClientProvider>,
  )
  expect(html.replaceAll('<!-- -->', '')).toBe(drawn)
})
