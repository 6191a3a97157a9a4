import { supportVisitsContract } from '@icss/core/support-visits/support-visits.contract.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: { zh: '结束一次支持访问', en: 'End a support visit' },
  takes: {
    id: {
      argument: 'required',
      text: { zh: '编号，见 icss support-visits list', en: 'its id, see icss support-visits list' },
    },
  },
  examples: same(`icss support-visits end ${exampleId}`),
  calls: ['supportVisits.end'],
  answer: supportVisitsContract.end.answer,
  async run(console, { id }) {
    const { server } = await connect(console)
    const ended = await server.supportVisits.end({ params: { supportVisitId: idOf(id) } })
    if (console.json) console.printJson(ended)
    else console.print(console.t('supportVisits.ended', { visitor: ended.visitor }))
    return exitCodes.ok
  },
})
