import { usageAlerts } from '@icss/core/usage/usage.contract.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

const onOff = ['on', 'off'] as const

export default command({
  summary: {
    zh: '查看或设置哪些用量提醒同时发短信；后台总会提醒',
    en: 'Show or set which alerts of usage go by SMS too; the web always tells',
  },
  takes: {
    storage: { value: 'on|off', choices: onOff, text: { zh: '存储的提醒', en: 'alerts of storage' } },
    traffic: { value: 'on|off', choices: onOff, text: { zh: '流量的提醒', en: 'alerts of traffic' } },
  },
  examples: same('icss usage alerts', 'icss usage alerts --storage on --traffic off'),
  calls: ['usage.report', 'usage.setAlerts'],
  answer: usageAlerts,
  async run(console, { storage, traffic }) {
    const { server } = await connect(console)
    const { bySms } = (await server.usage.report()).alerts
    const wanted = {
      storage: storage === undefined ? bySms.storage : storage === 'on',
      traffic: traffic === undefined ? bySms.traffic : traffic === 'on',
    }
    const isChange = storage !== undefined || traffic !== undefined
    const shown = isChange ? await server.usage.setAlerts({ body: wanted }) : bySms
    if (console.json) console.printJson(shown)
    else
      for (const quota of ['storage', 'traffic'] as const)
        console.print(
          console.t(shown[quota] ? 'storage.bySms' : 'storage.notBySms', {
            quota: console.t(`storage.quotas.${quota}`),
          }),
        )
    return exitCodes.ok
  },
})
