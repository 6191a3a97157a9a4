import type * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import type { ExitCode } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { watchTakes } from './operations.commands.ts'
import { runAnswer } from './run-outcome.ts'
import { watchRun } from './watch-run.ts'

export const answer = runAnswer

/** Undoes a run, follows the undoing, and fetches what could not be undone. */
export async function run(
  console: Console<z.output<typeof answer>>,
  { id, rejected }: Input<typeof watchTakes>,
): Promise<ExitCode> {
  const operationId = idOf(id)
  const { server } = await connect(console)
  const operation = await server.operations.undo({ params: { operationId } })
  return watchRun(console, server, operation, rejected)
}
