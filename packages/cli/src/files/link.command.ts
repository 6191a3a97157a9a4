import { filesContract } from '@icss/core/files/files.contract.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

const idText = { zh: '文件编号，见 icss files list', en: 'id of the file, see icss files list' }

export default command({
  summary: { zh: '生成限时链接，无需登录即可打开', en: 'Make a link that opens without a login, for a time' },
  takes: {
    id: { argument: 'required', text: idText },
    minutes: {
      value: 'n',
      number: { least: 1, most: 10_080 },
      default: 60,
      text: { zh: '有效的分钟数', en: 'minutes that it holds' },
    },
  },
  examples: same(`icss files link ${exampleId} --minutes 1440`),
  calls: ['files.link'],
  answer: filesContract.link.answer,
  async run(console, { id, minutes }) {
    const params = { id: idOf(id) }
    const { server } = await connect(console)
    const link = await server.files.link({ params, query: { minutes } })
    if (console.json) console.printJson(link)
    else console.print(link.url)
    return exitCodes.ok
  },
})
