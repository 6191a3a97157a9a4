import type * as z from 'zod/mini'
import { channelGroupsContract } from '@icss/core/channel-groups/channel-groups.contract.ts'
import type { Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export const answer = channelGroupsContract.list.answer

export async function run(console: Console<z.output<typeof answer>>): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const groups = await server.channelGroups.list()
  if (console.json) console.printJson(groups)
  else if (groups.items.length === 0) console.note(t('list.none'))
  else {
    const names = new Map(groups.items.map(({ id, name }) => [id, name]))
    console.print(
      table(
        [
          { title: t('platform.columns.id'), cell: ({ id }) => id },
          { title: t('platform.columns.name'), cell: ({ name }) => name, least: 8 },
          { title: t('channelGroups.parent'), cell: ({ parentId }) => names.get(parentId ?? '') ?? '', least: 6 },
          {
            title: t('channelGroups.channels'),
            cell: ({ channelIds }) => String(channelIds.length),
            align: 'right',
          },
        ],
        groups.items,
        console.width,
      ),
    )
  }
  return exitCodes.ok
}
