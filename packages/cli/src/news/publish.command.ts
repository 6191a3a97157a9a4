import { newsContract } from '@icss/core/news/news.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

const idText = { zh: '风采编号，见 icss news list', en: 'id of the piece of news, see icss news list' }

const shared = { call: 'news.setStatus', endpoint: newsContract.setStatus, idText } as const

const nameOf = ({ title }: { title: string }) => title

export default actCommand({
  ...shared,
  summary: { zh: '发布一条风采，在它的起止时间内显示', en: 'Publish a piece of news; it is shown during its window' },
  examples: same(`icss news publish ${exampleId}`),
  body: { status: 'published' },
  done: { zh: '“{{name}}”已发布。', en: '“{{name}}” is published.' },
  nameOf,
})
