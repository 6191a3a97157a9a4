import type * as z from 'zod/mini'
import { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import { groupFinder } from '../channel-groups/group-finder.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { listTakes } from './content-permissions.commands.ts'

export const answer = contentPermissionsContract.list.answer

export async function run(
  console: Console<z.output<typeof answer>>,
  { kind, group }: Input<typeof listTakes>,
): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const groups = await groupFinder(server)
  const groupId = group === undefined ? undefined : groups.idOf(group)
  const page = await server.contentPermissions.list({ query: { kind, groupId } })
  if (console.json) console.printJson(page)
  else if (page.items.length === 0) console.note(t('list.none'))
  else
    console.print(
      table(
        [
          { title: t('contentPermissions.kind'), cell: (row) => t(`contentPermissions.kinds.${row.kind}`) },
          { title: t('platform.columns.id'), cell: ({ contentId }) => contentId },
          {
            title: t('contentPermissions.groups'),
            cell: ({ groupIds }) => groupIds.map(groups.nameOf).join(t('list.between')),
            least: 12,
          },
        ],
        page.items,
        console.width,
      ),
    )
  return exitCodes.ok
}
