import { useSettings } from '#web/content/use-settings.ts'
import { AskedKeeper } from './asked-keeper.tsx'
import { HeadKeeper } from './head-keeper.tsx'
import { LanguageKeeper } from './language-keeper.tsx'
import { MaintenanceKeeper } from './maintenance-keeper.tsx'
import { TagKeeper } from './tag-keeper.tsx'
import { ThemeKeeper } from './theme-keeper.tsx'

/** What is kept in order once the page is there. Draws nothing but that the lounge is to close, and what must be agreed to. */
export default function LateKeepers({ mayHaveTag }: { mayHaveTag: boolean }) {
  const { google_tag: tag } = useSettings()
  return (
    <>
      <HeadKeeper />
      <LanguageKeeper />
      <ThemeKeeper />
      <MaintenanceKeeper />
      <AskedKeeper />
      {tag !== null && <TagKeeper tag={tag} isPlace={mayHaveTag} />}
    </>
  )
}
