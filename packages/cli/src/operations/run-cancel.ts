import type { GlobalOptions } from '../commands/global-options.ts'
import { type Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { operationIdOf } from './operation-id.ts'

export async function runCancel(console: Console, id: string, options: GlobalOptions): Promise<ExitCode> {
  const operationId = operationIdOf(id)
  const { server } = await connect(console, options)
  const operation = await server.operations.cancel({ params: { operationId } })
  if (console.json) console.printJson(operation)
  else console.print(console.t('operations.cancel.done', { title: onOneLine(operation.title) }))
  return exitCodes.ok
}
