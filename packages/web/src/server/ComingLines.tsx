import { LinesSkeleton } from '@icss/ui/Skeleton/LinesSkeleton.tsx'
import { useCopy } from '../language/copy.ts'

/** In place of a part of a screen that is on its way. */
export function ComingLines({ count }: { count: number }) {
  const t = useCopy()
  return (
    <div role="status" aria-busy aria-label={t('shell.loading')}>
      <LinesSkeleton count={count} />
    </div>
  )
}
