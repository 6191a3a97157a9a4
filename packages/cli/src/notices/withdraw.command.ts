import { noticesContract } from '@icss/core/notices/notices.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

const idText = { zh: '通知编号，见 icss notices list', en: 'id of the notice, see icss notices list' }

const shared = { call: 'notices.setStatus', endpoint: noticesContract.setStatus, idText } as const

const nameOf = ({ title }: { title: string }) => title

export default actCommand({
  ...shared,
  summary: { zh: '撤回一条通知，之后可以重新发布', en: 'Withdraw a notice; it can be published again' },
  examples: same(`icss notices withdraw ${exampleId}`),
  body: { status: 'withdrawn' },
  done: { zh: '“{{name}}”已撤回。', en: '“{{name}}” is withdrawn.' },
  nameOf,
})
