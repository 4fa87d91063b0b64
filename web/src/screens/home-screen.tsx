import { useT } from '#web/platform/i18n.tsx'
import { useSession } from '#web/platform/kept/use-session.ts'
import { Call } from './home/call.tsx'
import { Hero } from './home/hero.tsx'
import { HouseRules } from './home/house-rules.tsx'
import { Questions } from './home/questions.tsx'
import { UpTonight } from './home/up-tonight.tsx'
import { WhyUs } from './home/why-us.tsx'
import { PageFrame } from './shell/page-frame.tsx'
import './texts.ts'

export default function HomeScreen() {
  const t = useT()
  const start = useSession().isAuthenticated ? '/rooms' : '/auth?form=signup'
  return (
    <PageFrame ground="home" title={t('home.title')} description={t('home.description')}>
      <Hero start={start} />
      <UpTonight />
      <WhyUs />
      <Call start={start} />
      <Questions />
      <HouseRules />
    </PageFrame>
  )
}
