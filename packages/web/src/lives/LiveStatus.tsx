import { Status, type StatusTone } from '@icss/ui/Status/Status.tsx'
import type { LiveStatus as Code } from '@icss/core/lives/live.ts'
import { useCopy } from '../language/copy.ts'

const tones: Record<Code, StatusTone> = { F: 'info', L: 'good', P: 'warn', C: 'neutral' }

/** How a live stands. */
export function LiveStatus({ status }: { status: Code }) {
  const t = useCopy()
  return <Status tone={tones[status]}>{t(`lives.status.${status}`)}</Status>
}
