import type * as z from 'zod/mini'
import { permissionTemplate } from '@icss/core/permission-templates/permission-template.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { printFacts } from '../console/print-facts.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { heldWords } from '../permissions/flag-words.ts'
import { connect } from '../server/connect.ts'
import { findTemplate } from './find-template.ts'
import type { showTakes } from './templates.commands.ts'

export const answer = permissionTemplate

export async function run(
  console: Console<z.output<typeof answer>>,
  { name }: Input<typeof showTakes>,
): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const template = await findTemplate(server, name)
  const names = {
    name: t('templates.columns.name'),
    flags: t('templates.columns.flags'),
    inUse: t('templates.columns.inUse'),
  }
  if (console.json) console.printJson(template)
  else printFacts(console as Console, { ...template, flags: heldWords(console, template.flags) }, names)
  return exitCodes.ok
}
