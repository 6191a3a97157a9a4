import type * as z from 'zod/mini'
import { operation as operationSchema } from '@icss/core/operations/operation.ts'
import type { Input } from '../commands/command.ts'
import { type Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { idOf } from '../console/given-id.ts'
import { titleOf } from './operation-words.ts'
import type { operationTakes } from './operations.commands.ts'

export const answer = operationSchema

export async function run(
  console: Console<z.output<typeof answer>>,
  { id }: Input<typeof operationTakes>,
): Promise<ExitCode> {
  const operationId = idOf(id)
  const { server } = await connect(console)
  const operation = await server.operations.cancel({ params: { operationId } })
  if (console.json) console.printJson(operation)
  else console.print(console.t('operations.cancel.done', { title: onOneLine(titleOf(console, operation)) }))
  return exitCodes.ok
}
