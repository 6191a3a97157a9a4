import { useState } from 'react'
import { routeAt } from '@icss/core/routes/path.ts'
import { routes, type Screen } from '@icss/core/routes/routes.ts'
import { Arrival } from './Arrival.tsx'
import { viewOf } from './screens.ts'
import type { ScreenProps } from './view.ts'
import { useSession } from './SessionProvider.tsx'
import { useShown } from './useShown.ts'
import { useTitleOf } from './useTitleOf.ts'

/** Shows the screen that core's route table names for the current path, and titles the document after it. */
export function RoutedScreen() {
  const titleOf = useTitleOf()
  const { channel } = useSession()
  const path = useShown(({ pathname }) => pathname)
  const found = routeAt(path)
  if (!found) return null
  const { screen } = routes[found.name]
  const title = titleOf(screen)
  return (
    <>
      <title>{`${title} · ${channel.name}`}</title>
      <Arrival path={path} />
      <View key={path} screen={screen} params={found.params} />
    </>
  )
}

function View({ screen, params }: ScreenProps & { screen: Screen }) {
  const [Shown] = useState(() => viewOf(screen))
  return <Shown params={params} />
}
