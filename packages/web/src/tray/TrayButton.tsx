import { ListChecks } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Badge } from '@icss/ui/Badge/Badge.tsx'
import { Drawer } from '@icss/ui/Drawer/Drawer.tsx'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { isFinished } from '@icss/core/operations/operation.ts'
import { askOnLeaving } from '../forms/leaving.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useShown } from '../shell/useShown.ts'
import { isOnItsWay } from '../uploads/sending.ts'
import { Tray } from './Tray.tsx'
import * as styles from './Tray.css.ts'
import { useRuns } from './useRuns.ts'
import { useSendings } from './useSendings.ts'

/** In the head: how much is under way, and beside it each upload and each run with what may be done with it. */
export default function TrayButton() {
  const t = useCopy()
  const path = useShown(({ pathname }) => pathname)
  // Another screen is another place: what led there is done with.
  const [openAt, setOpenAt] = useState<string>()
  const [answer, setAnswer] = useState<(mayGo: boolean) => void>()
  const sendings = useSendings()
  const runs = useRuns()
  const isSending = sendings.some(isOnItsWay)
  const busy = sendings.filter(isOnItsWay).length + runs.filter((run) => !isFinished(run)).length
  const failed = sendings.filter(({ state }) => state === 'failed').length

  useEffect(() => {
    if (!isSending) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    const stopAsking = askOnLeaving(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)))
    return () => {
      removeEventListener('beforeunload', hold)
      stopAsking()
    }
  }, [isSending])
  const say = (mayGo: boolean) => {
    answer?.(mayGo)
    setAnswer(undefined)
  }

  const words = [
    busy > 0 ? t('tray.state', { count: busy }) : t('tray.title'),
    ...(failed > 0 ? [t('tray.failed', { count: failed })] : []),
  ].join(t('tray.joint'))
  return (
    <span className={styles.opener}>
      <IconButton
        label={words}
        tooltipPlacement="bottom"
        icon={<ListChecks size={16} />}
        onPress={() => setOpenAt(path)}
      />
      <span className={styles.count} aria-hidden>
        <Badge count={busy + failed} tone="accent" />
      </span>
      <Drawer
        isOpen={openAt === path}
        onClose={() => setOpenAt(undefined)}
        title={t('tray.title')}
        closeLabel={t('shell.close')}
      >
        <Tray sendings={sendings} runs={runs} />
      </Drawer>
      <Question
        isOpen={answer !== undefined}
        onClose={() => say(false)}
        onConfirm={() => say(true)}
        title={t('tray.leaveTitle')}
        confirmLabel={t('shell.exit')}
        cancelLabel={t('shell.stay')}
        isDestructive
      >
        {t('tray.leaveText')}
      </Question>
    </span>
  )
}
