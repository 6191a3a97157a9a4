import type * as z from 'zod/mini'
import { contentPermission } from '@icss/core/content-permissions/content-permissions.contract.ts'
import { groupFinder } from '../channel-groups/group-finder.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { setTakes } from './content-permissions.commands.ts'

export const answer = contentPermission

export async function run(
  console: Console<z.output<typeof answer>>,
  { kind, id, group }: Input<typeof setTakes>,
): Promise<ExitCode> {
  const { t } = console
  const contentId = idOf(id)
  const { server } = await connect(console)
  const groups = await groupFinder(server)
  const groupIds = [...new Set((group ?? []).map(groups.idOf))]
  const set = await server.contentPermissions.set({ params: { kind, contentId }, body: { groupIds } })
  if (console.json) console.printJson(set)
  else if (groupIds.length === 0) console.print(t('contentPermissions.closed'))
  else {
    const names = groupIds.map(groups.nameOf).join(t('list.between'))
    console.print(t('contentPermissions.opened', { groups: names }))
  }
  return exitCodes.ok
}
