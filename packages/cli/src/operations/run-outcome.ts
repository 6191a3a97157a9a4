import { noteUndo } from './note-undo.ts'
import type { Operation } from '@icss/core/operations/operation.ts'
import type { AlikeRow } from '@icss/core/operations/alike-row.ts'
import type { RejectedRow } from '@icss/core/operations/rejected-row.ts'
import type { Console } from '../console/console.ts'
import { onOneLine, wrap } from '../console/display-width.ts'
import { interruptedError } from '../errors/error-answer.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { faultLine, wordCode } from './fault-line.ts'
import type { RunConsole } from './run-answer.ts'
import { type RunWork, workOf } from './run-progress.ts'
import { readingOf } from './reading-of.ts'
import { durationWords } from './run-words.ts'

/** What a finished run came to. */
export interface RunOutcome {
  readonly operation: Operation
  readonly rejectedFile: string | undefined
  /** The first faults, for the summary. */
  readonly faults: readonly RejectedRow[]
  /** The first rows that are probably something else, in another writing. */
  readonly alike: readonly AlikeRow[]
}

/** Faults that the summary shows; the file has them all. */
const shownFaults = 5

const alikeLine = ({ t }: Console, { line, name, met }: AlikeRow) =>
  t('outcome.alikeRow', { line: String(line), name: onOneLine(name), met: onOneLine(met) })

export function exitCodeOf({ status, bad }: Operation): ExitCode {
  if (status !== 'done') return exitCodes.failed
  return bad > 0 ? exitCodes.partlyFailed : exitCodes.ok
}

const heads = {
  import: 'outcome.done',
  check: 'outcome.dryRun',
  apply: 'outcome.applied',
  undo: 'outcome.undone',
} as const satisfies Record<RunWork, string>

const counts = {
  import: 'outcome.counts',
  check: 'outcome.countsDry',
  apply: 'outcome.appliedCounts',
  undo: 'outcome.undoneCounts',
} as const satisfies Record<RunWork, string>

function summary(console: Console, { operation, rejectedFile, faults, alike }: RunOutcome): string {
  const { t } = console
  const { status, created, updated, deleted, skipped, good, bad, createdAt, finishedAt, title } = operation
  const seconds = (Date.parse(finishedAt ?? createdAt) - Date.parse(createdAt)) / 1000
  const work = workOf(operation)
  const isUndo = work === 'undo'
  const head = t(status === 'cancelled' ? 'outcome.cancelled' : heads[work], {
    file: onOneLine(title),
    time: durationWords(console, seconds),
  })
  const mark =
    status === 'done' ? console.style(bad > 0 ? 'yellow' : 'green', bad > 0 ? '!' : '✓') : console.style('red', '✗')
  const lines = [
    `${mark} ${console.style('bold', head)}`,
    `  ${t(counts[work], { rows: good + bad, created, updated, skipped, deleted, bad })}`,
    ...(deleted > 0 && work === 'import' ? [`  ${t('outcome.deleted', { count: deleted })}`] : []),
  ]
  for (const words of readingOf(console, operation)) lines.push(`  ${words}`)
  if (alike.length > 0) lines.push(`  ${t('outcome.alike', { count: operation.alike })}`)
  for (const one of alike) lines.push(`  ${alikeLine(console, one)}`)
  if (operation.alike > alike.length) lines.push(`  ${t('outcome.more')}`)
  for (const fault of faults.slice(0, shownFaults)) lines.push(`  ${faultLine(console, fault)}`)
  if (bad > shownFaults) lines.push(`  ${t('outcome.more')}`)
  if (rejectedFile !== undefined)
    lines.push(`  ${t(isUndo ? 'outcome.undoneFile' : 'outcome.rejectedFile', { file: rejectedFile })}`)
  return lines.flatMap((line) => within(console, line)).join('\n')
}

/** A line of the summary broken to the terminal, as far in as it began. */
function within({ width }: Pick<Console, 'width'>, line: string): string[] {
  const indent = '  '
  if (width === undefined || !line.startsWith(indent)) return [line]
  return wrap(line.trimStart(), width - indent.length).map((part) => indent + part)
}

/** Tells how a run ended: the result on stdout, a failure on stderr; answers the exit code. */
export function reportOutcome(console: RunConsole, outcome: RunOutcome): ExitCode {
  const { operation, rejectedFile, alike } = outcome
  const { failure, good, bad } = operation
  const worded = failure && wordCode(console, failure)
  if (worded)
    console.warn(`${console.style('red', console.t('error'), 'stderr')}${onOneLine(worded.says)}\n${worded.fix}`)
  if (console.json)
    console.printJson({
      operation,
      rejectedFile: rejectedFile ?? null,
      alike: [...alike],
      error:
        failure && worded
          ? { code: failure.code, message: worded.says, fix: worded.fix, params: failure.params }
          : null,
    })
  else if (!failure) {
    console.print(summary(console, outcome))
    if (operation.undoable) noteUndo(console, operation.id)
  } else if (good > 0 || bad > 0) console.print(failedCounts(console, outcome))
  return exitCodeOf(operation)
}

/** Ctrl-C while a run is followed; what was started goes on at the server. */
export function interruptedOutcome(console: RunConsole, operation: Operation | undefined): ExitCode {
  if (console.json)
    console.printJson({
      operation: operation ?? null,
      rejectedFile: null,
      alike: [],
      error: interruptedError(console),
    })
  return exitCodes.interrupted
}

function failedCounts(console: Console, outcome: RunOutcome): string {
  const [, ...lines] = summary(console, outcome).split('\n')
  return lines.join('\n')
}
