import { useRouterState } from '@tanstack/react-router'
import { routeAt } from '@icss/core/routes/path.ts'
import { routes } from '@icss/core/routes/routes.ts'
import { useCopy } from '../language/copy.ts'
import { PlannedScreen } from './PlannedScreen.tsx'
import { screens } from './screens.ts'
import { useSession } from './SessionProvider.tsx'

/** Shows the screen that core's route table names for the current path, and titles the document after it. */
export function RoutedScreen() {
  const t = useCopy()
  const { channel } = useSession()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const found = routeAt(path)
  if (!found) return null
  const { screen } = routes[found.name]
  const title = screen === 'help' ? t('routes.entries.help') : t(`routes.titles.${screen}`)
  const View = screens[screen]
  return (
    <>
      <title>{`${title} · ${channel.name}`}</title>
      {View ? <View key={path} params={found.params} /> : <PlannedScreen title={title} />}
    </>
  )
}
