import type * as z from 'zod/mini'
import { dirname, resolve } from 'node:path'
import type { Operation } from '@icss/core/operations/operation.ts'
import { type Console } from '../console/console.ts'
import { localFile } from '../console/local-file.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import type { Input } from '../commands/command.ts'
import { finishRun } from '../operations/finish-run.ts'
import { openProgressView } from '../operations/open-progress-view.ts'
import { interruptedOutcome, reportOutcome, runAnswer } from '../operations/run-outcome.ts'
import { RunTracker } from '../operations/track-run.ts'
import { untilInterrupted } from '../operations/until-interrupted.ts'
import { connect } from '../server/connect.ts'
import { patiently } from '../server/patiently.ts'
import type { importTakes } from './import.command.ts'
import { sendCompanies } from './send-file.ts'

export const answer = runAnswer

/** Sends the file, follows its run to the end and saves the rejected rows. */
export async function run(
  console: Console<z.output<typeof answer>>,
  { file: path, rejected, dryRun, atomic, onConflict }: Input<typeof importTakes>,
): Promise<ExitCode> {
  const { t } = console
  const file = await localFile(path)
  if (rejected !== undefined && resolve(rejected) === resolve(path))
    throw new CliError('rejectedIsInput', exitCodes.usage)
  const { server } = await connect(console)
  const { channel } = await server.sessions.show()

  return untilInterrupted(async (signal) => {
    const view = await openProgressView(console)
    const tracker = new RunTracker(view, { title: file.name, channel: channel.name, dryRun, size: file.size })
    let operation: Operation | undefined
    let finished: Operation | undefined
    try {
      tracker.change({ phase: 'sending' })
      const sent = (bytes: number) => tracker.change({ sent: Math.min(bytes, file.size) })
      operation = await patiently(
        () => sendCompanies(server, file, { dryRun, atomic, onConflict }, { sent, signal }),
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
      if (operation) console.warn(t(finished ? 'run.hasEnded' : 'run.goesOn', { id: operation.id }))
      else if (signal.aborted) console.warn(t('run.notSent'))
      if (!signal.aborted) throw error
      return interruptedOutcome(console, operation)
    }
  })
}
