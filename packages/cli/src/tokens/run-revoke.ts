import * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { revokeTakes } from './tokens.commands.ts'

export const answer = z.object({ id: z.string() })

export async function run(
  console: Console<z.output<typeof answer>>,
  { id }: Input<typeof revokeTakes>,
): Promise<ExitCode> {
  const tokenId = idOf(id)
  const { server } = await connect(console)
  await server.sessions.revokeToken({ params: { tokenId } })
  if (console.json) console.printJson({ id: tokenId })
  else console.print(console.t('tokens.revoked'))
  return exitCodes.ok
}
