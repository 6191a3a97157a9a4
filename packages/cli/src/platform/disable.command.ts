import { platformChannel } from '@icss/core/platform/platform-channel.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { channelTake } from './channel-take.ts'

export default command({
  summary: { zh: '停用频道，并结束其全部登录', en: 'Disable a channel, ending all its sessions' },
  takes: { ...channelTake, ...yesTake },
  examples: same(`icss platform disable ${exampleId} --yes`),
  calls: ['platform.showChannel', 'platform.disableChannel'],
  answer: platformChannel,
  async run(console, { id, yes }) {
    const params = { channelId: idOf(id) }
    const { server } = await connect(console)
    const { name } = await server.platform.showChannel({ params })
    await confirm(console, { what: console.t('platform.askDisable', { name }), yes })
    const channel = await server.platform.disableChannel({ params })
    if (console.json) console.printJson(channel)
    else console.print(console.t('platform.disabled', { name }))
    return exitCodes.ok
  },
})
