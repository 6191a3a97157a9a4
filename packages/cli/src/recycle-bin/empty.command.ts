import { binKinds, recycleBinContract } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: { zh: '清空回收站，或其中一种', en: 'Empty the recycle bin, or one kind of it' },
  takes: {
    kind: { value: 'kind', choices: binKinds, text: { zh: '只清空这一种', en: 'this kind alone' } },
    ...yesTake,
  },
  examples: same('icss recycle-bin empty', 'icss recycle-bin empty --kind notices --yes'),
  calls: ['recycleBin.list', 'recycleBin.empty'],
  answer: recycleBinContract.empty.answer,
  async run(console, { kind, yes }) {
    const { server } = await connect(console)
    const { items, total } = await server.recycleBin.list({ query: { kind, sort: '-deletedAt' } })
    const [newest] = items
    if (!newest) {
      if (console.json) console.printJson({ erased: 0 })
      else console.print(console.t('recycleBin.nothing'))
      return exitCodes.ok
    }
    await confirm(console, {
      what: console.t('recycleBin.emptyAsk', { count: total }),
      yes: yes === true,
      word: String(total),
    })
    // What is deleted while the person types stays.
    const before = new Date(Date.parse(newest.deletedAt) + 1).toISOString()
    const answer = await server.recycleBin.empty({ body: { kind, before } })
    if (console.json) console.printJson(answer)
    else console.print(console.t('recycleBin.emptied', { count: answer.erased }))
    return exitCodes.ok
  },
})
