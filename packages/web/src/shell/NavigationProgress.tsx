import { useRouter } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { TopProgress } from '@icss/ui/TopProgress/TopProgress.tsx'
import { navigationProgressMachine } from '@icss/core/navigation/navigation-progress.machine.ts'
import { useCopy } from '../language/copy.ts'

/** The bar that follows the navigations of the router. */
export function NavigationProgress() {
  const t = useCopy()
  const router = useRouter()
  const [progress, send] = useMachine(navigationProgressMachine, { input: {} })
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && send({ type: 'start' })),
      router.subscribe('onResolved', () => send({ type: 'finish' })),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router, send])
  return <TopProgress percent={progress.matches('idle') ? null : progress.context.percent} label={t('shell.loading')} />
}
