import type * as z from 'zod/mini'
import { cloudFile } from '@icss/core/files/files.contract.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { renameTakes } from './files.commands.ts'

export const answer = cloudFile

export async function run(
  console: Console<z.output<typeof answer>>,
  given: Input<typeof renameTakes>,
): Promise<ExitCode> {
  const params = { id: idOf(given.id) }
  const { server } = await connect(console)
  const { groupId, publisher, file, version } = await server.files.show({ params })
  const body = { name: given.name, groupId, publisher, file }
  const renamed = await server.files.update({ params, query: { version }, body })
  if (console.json) console.printJson(renamed)
  else console.print(console.t('files.renamed', { name: renamed.name }))
  return exitCodes.ok
}
