import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { binnedTakes } from './binned-takes.ts'

export default command({
  summary: { zh: '彻底删除回收站里的一项', en: 'Erase one thing in the recycle bin for good' },
  takes: { ...binnedTakes, ...yesTake },
  examples: same(`icss recycle-bin erase courses ${exampleId} --yes`),
  calls: ['recycleBin.erase'],
  answer: z.object({ id: z.string() }),
  async run(console, { kind, id: given, yes }) {
    const id = idOf(given)
    const { server } = await connect(console)
    await confirm(console, { what: console.t('recycleBin.eraseAsk'), yes: yes === true })
    await server.recycleBin.erase({ params: { kind, id } })
    if (console.json) console.printJson({ id })
    else console.print(console.t('recycleBin.erased'))
    return exitCodes.ok
  },
})
