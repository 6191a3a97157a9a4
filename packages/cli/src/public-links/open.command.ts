import { publicLink } from '@icss/core/public-links/public-link.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { linkTakes } from './link-takes.ts'
import { linkCalls, linksOf } from './links-of.ts'

export default command({
  summary: {
    zh: '开通公开链接并显示；已经开通的，显示现有的链接',
    en: 'Turn a public link on and show it; one that is on is shown',
  },
  takes: linkTakes,
  examples: same(`icss links open company ${exampleId}`),
  calls: linkCalls('openLink'),
  answer: publicLink,
  async run(console, { kind, id }) {
    const { server } = await connect(console)
    const link = await linksOf(server, kind).openLink({ params: { id: idOf(id) } })
    if (console.json) console.printJson(link)
    else console.print(link.url)
    return exitCodes.ok
  },
})
