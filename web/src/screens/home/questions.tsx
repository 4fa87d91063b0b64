import { Minus, Plus } from 'lucide-react'
import { useFaq } from '#web/content/use-faq.ts'
import { useT } from '#web/platform/i18n.tsx'
import { SafeHtml } from '#web/ui/safe-html.tsx'
import '../texts.ts'

/** Absent without questions. */
export function Questions() {
  const t = useT()
  const { data: questions = [] } = useFaq()
  if (questions.length === 0) return null
  return (
    <section className="mt-24 grid grid-cols-1 gap-6 lg:mt-36 lg:grid-cols-[min(20rem,30%)_minmax(0,1fr)] lg:gap-16">
      <h2 className="text-[2.5rem] lg:text-[3.25rem]">{t('home.questions')}</h2>
      <div className="rows max-w-[48rem]">
        {questions.map(({ id, question, answer }, place) => (
          <details key={id} open={place === 0} className="group">
            <summary className="flex min-h-16 items-center justify-between gap-4 py-4 text-lg font-semibold">
              {question}
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface text-action-ink">
                <Plus size={18} className="group-open:hidden" aria-hidden="true" />
                <Minus size={18} className="hidden group-open:block" aria-hidden="true" />
              </span>
            </summary>
            <SafeHtml html={answer} className="prose max-w-[38rem] pb-6 text-ink-2" />
          </details>
        ))}
      </div>
    </section>
  )
}
