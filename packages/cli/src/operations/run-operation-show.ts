import type { GlobalOptions } from '../commands/global-options.ts'
import { type Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { operationIdOf } from './operation-id.ts'
import { operationWords } from './operation-words.ts'

export async function runOperationShow(console: Console, id: string, options: GlobalOptions): Promise<ExitCode> {
  const operationId = operationIdOf(id)
  const { server } = await connect(console, options)
  const operation = await server.operations.show({ params: { operationId } })
  if (console.json) console.printJson(operation)
  else console.print(operationWords(console, operation))
  return exitCodes.ok
}
