import type * as z from 'zod/mini'
import { permissionTemplate } from '@icss/core/permission-templates/permission-template.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { createTakes } from './templates.commands.ts'

export const answer = permissionTemplate

export async function run(
  console: Console<z.output<typeof answer>>,
  { name, allow, all }: Input<typeof createTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const body = { name, flags: flags.map((flag) => all === true || (allow ?? []).includes(flag)) }
  const template = await server.permissionTemplates.create({ body })
  if (console.json) console.printJson(template)
  else console.print(console.t('templates.created', { name: template.name }))
  return exitCodes.ok
}
