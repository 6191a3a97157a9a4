import { type ReactNode, Suspense } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { Skeleton } from '@icss/ui/Skeleton/Skeleton.tsx'
import { useCopy } from '../language/copy.ts'
import { ScreenFault } from './ScreenFault.tsx'
import { coming } from './ScreenSlot.css.ts'

export type ScreenSlotProps = {
  /** Changes with the screen. */
  screenKey: string
  children: ReactNode
}

/** Where a screen stands in the shell. It comes as a chunk of its own, which may take its time or fail. */
export function ScreenSlot({ screenKey, children }: ScreenSlotProps) {
  const t = useCopy()
  const failed = (
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
  )
  const slow = (
    <div role="status" aria-busy aria-label={t('shell.loading')} className={coming}>
      <Skeleton width={160} height={24} />
      <Skeleton height={320} />
    </div>
  )
  return (
    <ScreenFault screenKey={screenKey} fallback={failed}>
      <Suspense fallback={slow}>{children}</Suspense>
    </ScreenFault>
  )
}
