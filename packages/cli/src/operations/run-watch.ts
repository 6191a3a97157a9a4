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

/** Follows a run to its end as the command that started it would have. */
export async function run(
  console: Console<z.output<typeof answer>>,
  { id, rejected }: Input<typeof watchTakes>,
): Promise<ExitCode> {
  const operationId = idOf(id)
  const { server } = await connect(console)
  const operation = await server.operations.show({ params: { operationId } })
  return watchRun(console, server, operation, rejected)
}
