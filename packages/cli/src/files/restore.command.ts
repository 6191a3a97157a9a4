import * as z from 'zod/mini'
import { cloudFile } from '@icss/core/files/files.contract.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import type { Takes } from '../commands/takes.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

const ids = {
  ids: { argument: 'many', text: { zh: '文件编号，可以多个', en: 'ids of files' } },
} as const satisfies Takes

const restoreTakes = ids

export default command({
  summary: { zh: '恢复删除的文件', en: 'Restore deleted files' },
  takes: restoreTakes,
  examples: same(`icss files restore ${exampleId}`),
  calls: ['files.restore'],
  answer: z.object({ items: z.array(cloudFile) }),
  async run(console, { ids }) {
    const { server } = await connect(console)
    const restored = await server.files.restore({ body: { ids: [...new Set(ids.map(idOf))] } })
    if (console.json) console.printJson(restored)
    else console.print(console.t('files.restored', { count: restored.items.length }))
    return exitCodes.ok
  },
})
