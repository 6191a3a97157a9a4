import { Status, type StatusTone } from '@icss/ui/Status/Status.tsx'
import type { ReportState } from '@icss/core/reports/report.ts'
import { useCopy } from '../language/copy.ts'

const tones: Record<ReportState, StatusTone> = { open: 'bad', upheld: 'good', dismissed: 'neutral' }

/** How a report stands. */
export function ReportStatus({ state }: { state: ReportState }) {
  const t = useCopy()
  return <Status tone={tones[state]}>{t(`reports.states.${state}`)}</Status>
}
