import type { PermissionTemplate } from '@icss/core/permission-templates/permission-template.ts'
import type { Takes } from '../commands/takes.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Server } from '../server/connect.ts'

/** Which template, by its name. */
export const templateTake = {
  name: { argument: 'required', text: { zh: '模板的名称', en: 'name of the template' } },
} as const satisfies Takes

/** The template of that name or id; a fault in words when there is none. */
export async function findTemplate(server: Server, given: string): Promise<PermissionTemplate> {
  const { items } = await server.permissionTemplates.list()
  const template = items.find(({ id, name }) => id === given || name === given)
  if (!template)
    throw new CliError('noTemplate', exitCodes.failed, { name: given, names: items.map(({ name }) => name).join(', ') })
  return template
}
