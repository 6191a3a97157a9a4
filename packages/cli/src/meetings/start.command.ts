import { meetingsContract } from '@icss/core/meetings/meetings.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  call: 'meetings.act',
  endpoint: meetingsContract.act,
  idText: { zh: '会议编号，见 icss meetings list', en: 'id of the meeting, see icss meetings list' },
  summary: {
    zh: '现在开始一场会议；名称、地点、开始时间和奖项不能再改',
    en: 'Start a meeting now; its name, place, start and awards cannot change any more',
  },
  examples: same(`icss meetings start ${exampleId}`, `icss meetings start ${exampleId} --yes`),
  body: { action: 'start' },
  ask: {
    zh: '现在开始一场会议；名称、地点、开始时间和奖项不能再改',
    en: 'Start a meeting now; its name, place, start and awards cannot change any more',
  },
  done: { zh: '“{{name}}”已开始。', en: '“{{name}}” has started.' },
  nameOf: ({ name }: { name: string }) => name,
})
