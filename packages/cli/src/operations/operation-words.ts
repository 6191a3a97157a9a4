import { formatDateTime } from '@icss/core/copy/format.ts'
import { operationsEn } from '@icss/core/operations/operations.en.ts'
import { operationsZh } from '@icss/core/operations/operations.zh.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import { type Console } from '../console/console.ts'
import { displayWidth, onOneLine, padEnd } from '../console/display-width.ts'
import { readingOf } from './reading-of.ts'

/** What a run is called in lists: an undo bears the title of what it undoes. */
export const titleOf = ({ t }: Pick<Console, 't'>, { title, undoes, dryRun }: Operation): string =>
  undoes !== null ? t('operations.titles.undo', { title }) : dryRun ? t('operations.titles.dryRun', { title }) : title

/** All about one run, a fact a line. */
export function operationWords(console: Console, operation: Operation): string {
  const { t, language } = console
  const { id, status, dryRun, good, bad, created, updated, skipped, startedBy, createdAt, finishedAt } = operation
  const words = language === 'zh' ? operationsZh : operationsEn
  const counts = t(dryRun ? 'outcome.countsDry' : 'outcome.counts', {
    rows: good + bad,
    created,
    updated,
    skipped,
    bad,
  })
  const facts: readonly (readonly [string, string])[] = [
    [t('operations.columns.id'), id],
    [t('operations.columns.title'), titleOf(console, operation)],
    [t('operations.columns.status'), words.status[status]],
    [t('operations.columns.rows'), counts],
    [t('operations.columns.startedBy'), startedBy],
    [t('operations.columns.created'), formatDateTime(createdAt)],
    ...(finishedAt === null ? [] : ([[t('operations.columns.finished'), formatDateTime(finishedAt)]] as const)),
    ...readingOf(console, operation).map((words) => [t('operations.columns.reading'), words] as const),
  ]
  const width = Math.max(...facts.map(([name]) => displayWidth(name))) + 2
  return facts.map(([name, text]) => padEnd(name, width) + onOneLine(text)).join('\n')
}
