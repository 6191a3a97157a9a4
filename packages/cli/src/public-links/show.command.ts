import { publicLink } from '@icss/core/public-links/public-link.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { linkTakes } from './link-takes.ts'
import { linkCalls } from './links-of.ts'
import { neededLink } from './needed-link.ts'

export default command({
  summary: { zh: '查看一个公开链接', en: 'Show a public link' },
  takes: linkTakes,
  examples: same(`icss links show company ${exampleId}`),
  calls: linkCalls('showLink'),
  answer: publicLink,
  async run(console, { kind, id }) {
    const { server } = await connect(console)
    const link = await neededLink(server, kind, idOf(id))
    if (console.json) console.printJson(link)
    else console.print(link.url)
    return exitCodes.ok
  },
})
