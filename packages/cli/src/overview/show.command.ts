import { overviewContract, overviewMonths } from '@icss/core/overview/overview.contract.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { printOverview } from './print-overview.ts'

export default command({
  summary: overviewContract.show.summary,
  takes: {
    months: {
      value: 'months',
      choices: overviewMonths,
      default: '12',
      text: { zh: '回看几个月', en: 'months to look back over' },
    },
  },
  examples: same('icss overview show', 'icss overview show --months 24 --json'),
  calls: ['overview.show'],
  answer: overviewContract.show.answer,
  async run(console, { months }) {
    const { server } = await connect(console)
    const overview = await server.overview.show({ query: { months } })
    if (console.json) console.printJson(overview)
    else printOverview(console, overview)
    return exitCodes.ok
  },
})
