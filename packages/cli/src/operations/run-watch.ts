import type * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import { type Console } from '../console/console.ts'
import type { ExitCode } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { finishRun } from './finish-run.ts'
import { openProgressView } from './open-progress-view.ts'
import { idOf } from '../console/given-id.ts'
import type { watchTakes } from './operations.commands.ts'
import { interruptedOutcome, reportOutcome, runAnswer } from './run-outcome.ts'
import { RunTracker } from './track-run.ts'
import { untilInterrupted } from './until-interrupted.ts'

export const answer = runAnswer

/** Follows a run to its end as the command that started it would have. */
export async function run(
  console: Console<z.output<typeof answer>>,
  { id, rejected }: Input<typeof watchTakes>,
): Promise<ExitCode> {
  const operationId = idOf(id)
  const { server } = await connect(console)
  const { channel } = await server.sessions.show()
  const operation = await server.operations.show({ params: { operationId } })
  return untilInterrupted(async (signal) => {
    const view = await openProgressView(console)
    const { title, dryRun } = operation
    const tracker = new RunTracker(view, { title, channel: channel.name, dryRun, size: 0 })
    try {
      const finished = await tracker.follow(server, operation, signal)
      const place = { path: rejected, folder: '.', source: title }
      const outcome = await finishRun(console, server, finished, place, tracker, signal)
      await view.close()
      return reportOutcome(console, outcome)
    } catch (error) {
      await view.close()
      if (!signal.aborted) throw error
      console.warn(console.t('run.goesOn', { id: operationId }))
      return interruptedOutcome(console, operation)
    }
  })
}
