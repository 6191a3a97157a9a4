import { meetingsContract } from '@icss/core/meetings/meetings.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  call: 'meetings.act',
  endpoint: meetingsContract.act,
  idText: { zh: '会议编号，见 icss meetings list', en: 'id of the meeting, see icss meetings list' },
  summary: { zh: '结束一场会议；不再接受签到', en: 'End a meeting; nobody signs in any more' },
  examples: same(`icss meetings end ${exampleId}`, `icss meetings end ${exampleId} --yes`),
  body: { action: 'end' },
  ask: { zh: '结束一场会议；不再接受签到', en: 'End a meeting; nobody signs in any more' },
  done: { zh: '“{{name}}”已结束。', en: '“{{name}}” has ended.' },
  nameOf: ({ name }: { name: string }) => name,
})
