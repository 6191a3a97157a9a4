import type * as z from 'zod/mini'
import { issuedAccount } from '@icss/core/accounts/accounts.contract.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { findTemplate } from '../templates/find-template.ts'
import type { createTakes } from './accounts.commands.ts'
import { printInitialPassword } from './print-initial-password.ts'

export const answer = issuedAccount

export async function run(
  console: Console<z.output<typeof answer>>,
  { number, name, phone, template }: Input<typeof createTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const templateId = template === undefined ? '' : (await findTemplate(server, template)).id
  const created = await server.accounts.create({ body: { number, name, phone, templateId } })
  if (console.json) console.printJson(created)
  else {
    console.print(console.t('accounts.created', { number: created.account.number }))
    printInitialPassword(console, created.initialPassword)
  }
  return exitCodes.ok
}
