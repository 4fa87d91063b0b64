import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { CharacterFacts } from '#web/characters/character-facts.tsx'
import { CharacterLabel } from '#web/characters/character-label.tsx'
import { HostedTopics } from '#web/characters/hosted-topics.tsx'
import { SampleTalk } from '#web/characters/sample-talk.tsx'
import { useCharacter } from '#web/characters/use-cast.ts'
import '#web/characters/cast-texts.ts'
import { useT } from '#web/platform/i18n.tsx'
import { late } from '#web/platform/late.ts'
import { isProblem } from '#web/platform/problem.ts'
import { problemText } from '#web/platform/texts/problem-text.ts'
import { ErrorBanner } from '#web/ui/notices/error-banner.tsx'
import '#web/ui/texts.ts'
import { PageFrame } from './shell/page-frame.tsx'

const NotFoundScreen = late(() => import('./not-found-screen.tsx'))

/** A character as a person: who it is, how it sounds, what one can talk about. */
export default function CharacterScreen() {
  const t = useT()
  const { slug = '' } = useParams()
  const { data: character, error, refetch } = useCharacter(slug)
  if (isProblem(error) && [400, 404, 422].includes(error.status)) return <NotFoundScreen />
  if (!character)
    return (
      <PageFrame title={t('characters.all-title')}>
        {error ? (
          <div className="pt-10">
            <ErrorBanner text={problemText(error, t, 'characters.failed')}>
              <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
                {t('ui.try-again')}
              </button>
            </ErrorBanner>
          </div>
        ) : (
          <div className="late skel mt-14 h-[31rem] rounded-xl!" role="status" aria-label={t('ui.loading')} />
        )}
      </PageFrame>
    )
  const { name, line, blurb, sample, topics } = character
  return (
    <PageFrame title={name} description={t('characters.description', { name, line, blurb })} ground="lounge">
      <Link to="/characters" className="mt-2 inline-flex min-h-11 items-center gap-2 font-medium">
        <ArrowLeft className="rtl:-scale-x-100" size={18} aria-hidden="true" /> {t('characters.all-title')}
      </Link>
      <CharacterLabel character={character} />
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
        <div className="min-w-0">
          {topics.length > 0 && (
            <section className="mb-10">
              <h2 className="text-[1.75rem]">{t('characters.hosts', { name })}</h2>
              <HostedTopics topics={topics} />
            </section>
          )}
          {sample && (
            <section>
              <h2 className="text-[1.75rem]">{t('characters.sounds', { name })}</h2>
              <SampleTalk of={character} sample={sample} />
            </section>
          )}
        </div>
        <CharacterFacts character={character} />
      </div>
    </PageFrame>
  )
}
