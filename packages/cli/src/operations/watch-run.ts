import type { Operation } from '@icss/core/operations/operation.ts'
import type { ExitCode } from '../exit-codes.ts'
import type { Server } from '../server/connect.ts'
import { finishRun } from './finish-run.ts'
import { leftAtServer } from './left-at-server.ts'
import { openProgressView } from './open-progress-view.ts'
import { workOf } from './run-progress.ts'
import { interruptedOutcome, reportOutcome, type RunConsole } from './run-outcome.ts'
import { RunTracker } from './track-run.ts'
import { untilInterrupted } from './until-interrupted.ts'

/** Follows a run to its end as the command that started it would have; Ctrl-C leaves it going on. */
export async function watchRun(
  console: RunConsole,
  server: Server,
  operation: Operation,
  rejected: string | undefined,
): Promise<ExitCode> {
  const { channel } = await server.sessions.show()
  return untilInterrupted(async (signal) => {
    const view = await openProgressView(console)
    const { title } = operation
    const tracker = new RunTracker(view, { title, channel: channel.name, work: workOf(operation), size: 0 })
    try {
      const finished = await tracker.follow(server, operation, signal)
      const place = { path: rejected, folder: '.', source: title }
      const outcome = await finishRun(console, server, finished, place, tracker, signal)
      await view.close()
      return reportOutcome(console, outcome)
    } catch (error) {
      await view.close()
      if (!signal.aborted) throw error
      console.warn(leftAtServer(console, 'goesOn', operation.id))
      return interruptedOutcome(console, operation)
    }
  })
}
