import { type ReactNode, Suspense } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { EmptyState } from '@icss/ui/EmptyState/EmptyState.tsx'
import { useCopy } from '../language/copy.ts'
import { ScreenComing } from './ScreenComing.tsx'
import { ScreenFault } from './ScreenFault.tsx'

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
  return (
    <ScreenFault screenKey={screenKey} fallback={failed}>
      <Suspense fallback={<ScreenComing />}>{children}</Suspense>
    </ScreenFault>
  )
}
