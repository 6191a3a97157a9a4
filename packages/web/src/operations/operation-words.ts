import type { Operation } from '@icss/core/operations/operation.ts'
import type { StatusTone } from '@icss/ui/Status/Status.tsx'
import type { useCopy } from '../language/copy.ts'

type Words = ReturnType<typeof useCopy>

export const statusTones: Readonly<Record<Operation['status'], StatusTone>> = {
  queued: 'neutral',
  running: 'info',
  done: 'good',
  failed: 'bad',
  cancelled: 'neutral',
}

/** What a run is called: its title, with what tells it from a run that writes. */
export const titleOf = (t: Words, { title, undoes, dryRun }: Operation): string =>
  undoes !== null ? t('operations.undoTitle', { title }) : dryRun ? t('operations.dryRunTitle', { title }) : title

/** The share of a run that is done, from 0 to 1. */
export function shareOf({ status, bytes, bytesRead, rows, good, bad }: Operation): number {
  if (status === 'done') return 1
  if (bytes > 0) return Math.min(1, bytesRead / bytes)
  return rows ? Math.min(1, (good + bad) / rows) : 0
}

export const progressWords = (t: Words, { rows, good, bad }: Operation): string =>
  rows === null
    ? t('operations.progressUnknown', { done: good + bad })
    : t('operations.progress', { done: good + bad, rows })
