import { operation } from '@icss/core/operations/operation.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { onOneLine } from '../console/display-width.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { titleOf } from './operation-words.ts'
import { runTake } from './run-take.ts'

export default command({
  summary: {
    zh: '取消一个批量任务；已经写入的数据保留',
    en: 'Cancel a bulk run; what is written already is kept',
  },
  takes: runTake,
  examples: same(`icss operations cancel ${exampleId}`),
  calls: ['operations.cancel'],
  answer: operation,
  async run(console, { id }) {
    const operationId = idOf(id)
    const { server } = await connect(console)
    const run = await server.operations.cancel({ params: { operationId } })
    if (console.json) console.printJson(run)
    else console.print(console.t('operations.cancel.done', { title: onOneLine(titleOf(console, run)) }))
    return exitCodes.ok
  },
})
