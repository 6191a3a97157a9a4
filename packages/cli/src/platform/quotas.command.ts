import { platformChannel } from '@icss/core/platform/platform-channel.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { channelTake } from './channel-take.ts'

export default command({
  summary: {
    zh: '设置频道的配额；不给的一项保持不变',
    en: 'Set the quotas of a channel; what is not given stays as it is',
  },
  takes: {
    ...channelTake,
    storage: {
      value: 'bytes',
      number: { least: 0, most: Number.MAX_SAFE_INTEGER },
      text: { zh: '可以存储的字节数', en: 'bytes that it may store' },
    },
    traffic: {
      value: 'bytes',
      number: { least: 0, most: Number.MAX_SAFE_INTEGER },
      text: { zh: '每月可以发送的字节数', en: 'bytes that it may send in a month' },
    },
    subChannels: {
      value: 'number',
      number: { least: 0, most: 100_000 },
      text: { zh: '子频道个数', en: 'number of sub-channels' },
    },
    sms: {
      value: 'number',
      number: { least: 0, most: 1_000_000 },
      text: { zh: '公开页面每天可发的短信条数', en: 'SMS a day that its public pages may send' },
    },
  },
  examples: same(`icss platform quotas ${exampleId} --storage 107374182400 --sub-channels 100`),
  calls: ['platform.showChannel', 'platform.setQuotas'],
  answer: platformChannel,
  async run(console, { id, storage, traffic, subChannels, sms }) {
    const params = { channelId: idOf(id) }
    const { server } = await connect(console)
    const before = await server.platform.showChannel({ params })
    const body = {
      storageQuotaBytes: storage ?? before.storageQuotaBytes,
      trafficQuotaBytes: traffic ?? before.trafficQuotaBytes,
      subChannelQuota: subChannels ?? before.subChannelQuota,
      smsPerDay: sms ?? before.smsPerDay,
    }
    const channel = await server.platform.setQuotas({ params, body })
    const { name, storageQuotaBytes, trafficQuotaBytes, subChannelQuota, smsPerDay } = channel
    if (console.json) console.printJson(channel)
    else
      console.print(
        console.t('platform.quotas', {
          name,
          storage: storageQuotaBytes,
          traffic: trafficQuotaBytes,
          subs: subChannelQuota,
          sms: smsPerDay,
        }),
      )
    return exitCodes.ok
  },
})
