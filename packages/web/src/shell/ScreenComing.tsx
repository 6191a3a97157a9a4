import { Panel } from '@icss/ui/Panel/Panel.tsx'
import { LinesSkeleton } from '@icss/ui/Skeleton/LinesSkeleton.tsx'
import { Skeleton } from '@icss/ui/Skeleton/Skeleton.tsx'
import { useCopy } from '../language/copy.ts'
import { coming } from './ScreenComing.css.ts'

/** In place of a screen whose code takes its time. */
export function ScreenComing() {
  const t = useCopy()
  return (
    <div role="status" aria-busy aria-label={t('shell.loading')} className={coming}>
      <Skeleton width={160} height={24} />
      <Panel isPadded>
        <LinesSkeleton count={9} />
      </Panel>
    </div>
  )
}
