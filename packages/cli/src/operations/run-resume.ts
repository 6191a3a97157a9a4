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

/** Lets a run that failed or was cancelled go on behind its last batch, and follows it. */
export async function run(
  console: Console<z.output<typeof answer>>,
  { id, rejected }: Input<typeof watchTakes>,
): Promise<ExitCode> {
  const operationId = idOf(id)
  const { server } = await connect(console)
  const operation = await server.operations.resume({ params: { operationId } })
  return watchRun(console, server, operation, rejected)
}
