import { newsContract } from '@icss/core/news/news.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

const idText = { zh: '风采编号，见 icss news list', en: 'id of the piece of news, see icss news list' }

const shared = { call: 'news.setStatus', endpoint: newsContract.setStatus, idText } as const

const nameOf = ({ title }: { title: string }) => title

export default actCommand({
  ...shared,
  summary: { zh: '撤回一条风采，之后可以重新发布', en: 'Withdraw a piece of news; it can be published again' },
  examples: same(`icss news withdraw ${exampleId}`),
  body: { status: 'withdrawn' },
  done: { zh: '“{{name}}”已撤回。', en: '“{{name}}” is withdrawn.' },
  nameOf,
})
