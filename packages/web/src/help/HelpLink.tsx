import { CircleHelp } from 'lucide-react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { helpTitles } from '@icss/core/help/help-pages.ts'
import { mayOpenRoute } from '@icss/core/routes/may-open.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { routes, type Screen, screens } from '@icss/core/routes/routes.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'

/** Leads from a screen to the help page about it, where there is one and the session may open it. */
export function HelpLink({ screen }: { screen: Screen }) {
  const { language } = useLanguage()
  const session = useSession()
  const page = screens[screen].help
  if (page === undefined || !mayOpenRoute(session, routes[page], language)) return null
  return (
    <IconButton
      label={`${screens.help.title[language]}：${helpTitles[page][language]}`}
      tooltipPlacement="bottom"
      icon={<CircleHelp size={16} />}
      href={pathTo(page)}
    />
  )
}
