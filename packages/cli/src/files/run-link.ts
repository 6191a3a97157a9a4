import type * as z from 'zod/mini'
import { filesContract } from '@icss/core/files/files.contract.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { linkTakes } from './files.commands.ts'

export const answer = filesContract.link.answer

export async function run(
  console: Console<z.output<typeof answer>>,
  { id, minutes }: Input<typeof linkTakes>,
): Promise<ExitCode> {
  const params = { id: idOf(id) }
  const { server } = await connect(console)
  const link = await server.files.link({ params, query: { minutes } })
  if (console.json) console.printJson(link)
  else console.print(link.url)
  return exitCodes.ok
}
