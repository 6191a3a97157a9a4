import type * as z from 'zod/mini'
import { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { createTakes } from './tokens.commands.ts'

export const answer = sessionsContract.createToken.answer

export async function run(
  console: Console<z.output<typeof answer>>,
  { name, days, readOnly, group }: Input<typeof createTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const groups = [...(group ?? [])]
  const created = await server.sessions.createToken({
    body: { name, days, readOnly: readOnly === true, ...(groups.length > 0 ? { groups } : {}) },
  })
  if (console.json) console.printJson(created)
  else {
    // The token alone on stdout, so that a script can take it.
    console.note(console.t('tokens.created'))
    console.print(created.token)
    console.note(console.t('tokens.until', { date: created.expiresAt.slice(0, 10) }))
  }
  return exitCodes.ok
}
