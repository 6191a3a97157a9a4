import { percentOf } from '@icss/core/usage/quota-alert.ts'
import { usageContract } from '@icss/core/usage/usage.contract.ts'
import { command } from '../commands/command.ts'
import { exitCodes } from '../exit-codes.ts'
import { sizeWords } from '../operations/run-words.ts'
import { connect } from '../server/connect.ts'
import { same } from '../commands/examples.ts'

export default command({
  summary: { zh: '查看存储、本月流量和配额', en: 'Show storage and the traffic of this month, used and allowed' },
  takes: {},
  examples: same('icss usage show', 'icss usage show --json'),
  calls: ['usage.report'],
  answer: usageContract.report.answer,
  async run(console) {
    const { t } = console
    const { server } = await connect(console)
    const usage = await server.usage.report()
    if (console.json) {
      console.printJson(usage)
      return exitCodes.ok
    }
    const { used, reserved, quota, state } = usage.storage
    const percent = Math.floor(percentOf(used + reserved, quota))
    console.print(t('storage.total', { used: sizeWords(used), quota: sizeWords(quota), percent }))
    if (reserved > 0) console.print(t('storage.reserved', { reserved: sizeWords(reserved) }))
    if (state !== 'free') console.warn(t(`storage.${state}`))
    const { month } = usage
    console.print(
      t('storage.traffic', {
        used: sizeWords(month.used),
        quota: sizeWords(month.quota),
        percent: Math.floor(percentOf(month.used, month.quota)),
      }),
    )
    if (month.projected !== null) console.print(t('storage.projected', { size: sizeWords(month.projected) }))
    if (month.state !== 'free')
      console.warn(t(month.state === 'full' ? 'storage.trafficFull' : 'storage.trafficWarned'))
    return exitCodes.ok
  },
})
