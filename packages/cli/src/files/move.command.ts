import * as z from 'zod/mini'
import { cloudFile } from '@icss/core/files/files.contract.ts'
import { command } from '../commands/command.ts'
import { exampleId } from '../commands/examples.ts'
import type { Takes } from '../commands/takes.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { groupIdOf } from './find-group.ts'

const ids = {
  ids: { argument: 'many', text: { zh: '文件编号，可以多个', en: 'ids of files' } },
} as const satisfies Takes

export default command({
  summary: { zh: '移动文件到文件组', en: 'Move files to a group' },
  takes: {
    ...ids,
    group: {
      value: 'group',
      required: true,
      text: { zh: '文件组的名称或编号；none 为移出文件组', en: 'name or id of a group; none takes them out' },
    },
  },
  examples: {
    zh: [`icss files move ${exampleId} --group 归档`],
    en: [`icss files move ${exampleId} --group Archive`],
  },
  calls: ['fileGroups.list', 'files.move'],
  answer: z.object({ items: z.array(cloudFile) }),
  async run(console, { ids, group }) {
    const { t } = console
    const { server } = await connect(console)
    const unique = [...new Set(ids.map(idOf))]
    const groupId = await groupIdOf(server, group)
    const moved = await server.files.move({ body: { ids: unique, groupId } })
    if (console.json) console.printJson(moved)
    else
      console.print(
        t('files.moved', { count: moved.items.length, group: groupId === '' ? t('files.ungrouped') : group }),
      )
    return exitCodes.ok
  },
})
