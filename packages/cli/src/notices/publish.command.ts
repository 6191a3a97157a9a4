import { noticesContract } from '@icss/core/notices/notices.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

const idText = { zh: '通知编号，见 icss notices list', en: 'id of the notice, see icss notices list' }

const shared = { call: 'notices.setStatus', endpoint: noticesContract.setStatus, idText } as const

const nameOf = ({ title }: { title: string }) => title

export default actCommand({
  ...shared,
  summary: { zh: '发布一条通知，在它的起止时间内显示', en: 'Publish a notice; it is shown during its window' },
  examples: same(`icss notices publish ${exampleId}`),
  body: { status: 'published' },
  done: { zh: '“{{name}}”已发布。', en: '“{{name}}” is published.' },
  nameOf,
})
