import type * as z from 'zod/mini'
import { permissionTemplate } from '@icss/core/permission-templates/permission-template.ts'
import type { Input } from '../commands/command.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { findTemplate } from './find-template.ts'
import type { deleteTakes } from './templates.commands.ts'

export const answer = permissionTemplate

export async function run(
  console: Console<z.output<typeof answer>>,
  { name, yes }: Input<typeof deleteTakes>,
): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const template = await findTemplate(server, name)
  await confirm(console, { what: t('templates.askDelete', { name: template.name }), yes: yes === true })
  await server.permissionTemplates.delete({ params: { templateId: template.id } })
  if (console.json) console.printJson(template)
  else console.print(t('templates.deleted', { name: template.name }))
  return exitCodes.ok
}
