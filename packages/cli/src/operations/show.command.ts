import { operation } from '@icss/core/operations/operation.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { operationWords } from './operation-words.ts'
import { runTake } from './run-take.ts'

export default command({
  summary: { zh: '查看一个批量任务', en: 'Show a bulk run' },
  takes: runTake,
  examples: same(`icss operations show ${exampleId}`),
  calls: ['operations.show'],
  answer: operation,
  async run(console, { id }) {
    const operationId = idOf(id)
    const { server } = await connect(console)
    const run = await server.operations.show({ params: { operationId } })
    if (console.json) console.printJson(run)
    else console.print(operationWords(console, run))
    return exitCodes.ok
  },
})
