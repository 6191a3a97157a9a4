import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { binnedTakes } from './binned-takes.ts'

export default command({
  summary: { zh: '恢复删除的内容', en: 'Restore what was deleted' },
  takes: {
    ...binnedTakes,
    name: {
      value: 'name',
      text: { zh: '原名称已被占用时，换这个名称', en: 'under this name, where its own is taken' },
    },
  },
  examples: same(`icss recycle-bin restore courses ${exampleId}`),
  calls: ['recycleBin.restore'],
  answer: z.object({ id: z.string() }),
  async run(console, { kind, id: given, name }) {
    const id = idOf(given)
    const { server } = await connect(console)
    await server.recycleBin.restore({ params: { kind, id }, body: name === undefined ? {} : { name } })
    if (console.json) console.printJson({ id })
    else console.print(console.t('recycleBin.restored'))
    return exitCodes.ok
  },
})
