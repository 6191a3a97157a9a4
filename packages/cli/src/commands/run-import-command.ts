import { dirname, resolve } from 'node:path'
import type { Operation } from '@icss/core/operations/operation.ts'
import { localFile } from '../console/local-file.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import type { CommandModule } from './command.ts'
import { finishRun } from '../operations/finish-run.ts'
import { leftAtServer } from '../operations/left-at-server.ts'
import { openProgressView } from '../operations/open-progress-view.ts'
import { type RunConsole, interruptedOutcome, reportOutcome, runAnswer } from '../operations/run-outcome.ts'
import { RunTracker } from '../operations/track-run.ts'
import { untilInterrupted } from '../operations/until-interrupted.ts'
import { connect } from '../server/connect.ts'
import { patiently } from '../server/patiently.ts'
import type { ImportDeclared, ImportEndpoint, ImportInput } from './import-command.ts'
import { sendTable } from '../operations/send-table.ts'

/** What an import declared by `importCommand` runs: it sends the file, follows the run and saves the rejected rows. */
export const importModule = ({ endpoint }: ImportDeclared): CommandModule => ({
  answer: runAnswer,
  run: (console, input) => runImport(console as RunConsole, endpoint, input as unknown as ImportInput),
})

async function runImport(
  console: RunConsole,
  endpoint: ImportEndpoint,
  { file: path, rejected, dryRun, atomic, onConflict }: ImportInput,
): Promise<ExitCode> {
  const { t } = console
  const file = await localFile(path)
  if (rejected !== undefined && resolve(rejected) === resolve(path))
    throw new CliError('rejectedIsInput', exitCodes.usage)
  const { server, options } = await connect(console)
  const { channel } = await server.sessions.show()

  return untilInterrupted(async (signal) => {
    const view = await openProgressView(console)
    const tracker = new RunTracker(view, {
      title: file.name,
      channel: channel.name,
      work: dryRun ? 'check' : 'import',
      size: file.size ?? 0,
    })
    let operation: Operation | undefined
    let finished: Operation | undefined
    try {
      tracker.change({ phase: 'sending' })
      const sent = (bytes: number) => tracker.change({ sent: Math.min(bytes, file.size ?? bytes) })
      operation = await patiently(
        () => sendTable(endpoint, options, file, { dryRun, atomic, onConflict }, { sent, signal }),
        tracker.connectivity,
        signal,
      )
      const joined = operation.status !== 'queued'
      finished = await tracker.follow(server, operation, signal)
      const place = { path: rejected, folder: dirname(path), source: file.name }
      const outcome = await finishRun(console, server, finished, place, tracker, signal)
      await view.close()
      if (joined) console.note(t('run.joined'))
      return reportOutcome(console, outcome)
    } catch (error) {
      await view.close()
      if (operation) console.warn(leftAtServer(console, finished ? 'hasEnded' : 'goesOn', operation.id))
      else if (signal.aborted) console.warn(t('run.notSent'))
      if (!signal.aborted) throw error
      return interruptedOutcome(console, operation)
    }
  })
}
