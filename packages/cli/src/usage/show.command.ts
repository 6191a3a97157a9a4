import { usageContract } from '@icss/core/usage/usage.contract.ts'
import { command } from '../commands/command.ts'
import { exitCodes } from '../exit-codes.ts'
import { sizeWords } from '../operations/run-words.ts'
import { connect } from '../server/connect.ts'
import { same } from '../commands/examples.ts'

export default command({
  summary: { zh: '查看存储用量和配额', en: 'Show the storage used and allowed' },
  takes: {},
  examples: same('icss usage show', 'icss usage show --json'),
  calls: ['usage.show'],
  answer: usageContract.show.answer,
  async run(console) {
    const { t } = console
    const { server } = await connect(console)
    const usage = await server.usage.show()
    if (console.json) {
      console.printJson(usage)
      return exitCodes.ok
    }
    const { used, reserved, quota, state } = usage
    const percent = quota === 0 ? 100 : Math.floor(((used + reserved) * 100) / quota)
    console.print(t('storage.total', { used: sizeWords(used), quota: sizeWords(quota), percent }))
    if (reserved > 0) console.print(t('storage.reserved', { reserved: sizeWords(reserved) }))
    if (state !== 'free') console.warn(t(`storage.${state}`))
    return exitCodes.ok
  },
})
