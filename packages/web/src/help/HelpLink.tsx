import { CircleHelp } from 'lucide-react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { helpOfScreen } from '@icss/core/help/help-of-screen.ts'
import { mayOpenRoute } from '@icss/core/routes/may-open.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { routes, type Screen } from '@icss/core/routes/routes.ts'
import { useCopy } from '../language/copy.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useSession } from '../shell/SessionProvider.tsx'

/** Leads from a screen to the help page about it, where there is one and the session may open it. */
export function HelpLink({ screen }: { screen: Screen }) {
  const t = useCopy()
  const { language } = useLanguage()
  const session = useSession()
  const page = helpOfScreen[screen]
  if (page === undefined || !mayOpenRoute(session, routes[page], language)) return null
  return (
    <IconButton
      label={`${t('routes.entries.help')}：${t(`routes.help.${page}`)}`}
      tooltipPlacement="bottom"
      icon={<CircleHelp size={16} />}
      onPress={() => location.assign(`#${pathTo(page)}`)}
    />
  )
}
