import { meetingsContract } from '@icss/core/meetings/meetings.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  call: 'meetings.act',
  endpoint: meetingsContract.act,
  idText: { zh: '会议编号，见 icss meetings list', en: 'id of the meeting, see icss meetings list' },
  summary: {
    zh: '取消一场未开始的会议，占用的奖品库存会释放；不能恢复',
    en: 'Cancel a meeting before it starts, and give its prizes back to the stock; it cannot be undone',
  },
  examples: same(`icss meetings cancel ${exampleId}`, `icss meetings cancel ${exampleId} --yes`),
  body: { action: 'cancel' },
  ask: {
    zh: '取消一场未开始的会议，占用的奖品库存会释放；不能恢复',
    en: 'Cancel a meeting before it starts, and give its prizes back to the stock; it cannot be undone',
  },
  done: { zh: '“{{name}}”已取消。', en: '“{{name}}” is cancelled.' },
  nameOf: ({ name }: { name: string }) => name,
})
