import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { navigationProgressMachine } from '@icss/core/navigation/navigation-progress.machine.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { clearSessionState } from '../sessions/session-storage.ts'
import { ScreenFault } from './ScreenFault.tsx'
import { Shell } from './Shell.tsx'

/** The shell around whatever the router shows, with the bar that follows its navigations. */
export function Frame() {
  const t = useCopy()
  const client = useClient()
  const router = useRouter()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [progress, send] = useMachine(navigationProgressMachine, { input: {} })
  const [isExiting, setExiting] = useState(false)

  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && send({ type: 'start' })),
      router.subscribe('onResolved', () => send({ type: 'finish' })),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router, send])

  const exit = async () => {
    setExiting(true)
    try {
      await client.sessions.logout()
    } finally {
      clearSessionState()
      location.hash = '#/'
      location.reload()
    }
  }
  return (
    <Shell
      path={path}
      progress={progress.matches('idle') ? null : progress.context.percent}
      onExit={() => void exit()}
      isExiting={isExiting}
    >
      <ScreenFault
        screenKey={path}
        fallback={
          <EmptyState
            picture="error"
            title={t('shell.chunkFailed.title')}
            text={t('shell.chunkFailed.text')}
            actions={
              <Button variant="primary" onPress={() => location.reload()}>
                {t('shell.retry')}
              </Button>
            }
          />
        }
      >
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ScreenFault>
    </Shell>
  )
}
