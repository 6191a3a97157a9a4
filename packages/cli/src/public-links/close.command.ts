import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { linkTakes } from './link-takes.ts'
import { linkCalls, linksOf } from './links-of.ts'

export default command({
  summary: {
    zh: '停用公开链接；已发出的立即失效',
    en: 'Turn a public link off; those that were sent stop working at once',
  },
  takes: { ...linkTakes, ...yesTake },
  examples: same(`icss links close company ${exampleId} --yes`),
  calls: linkCalls('closeLink'),
  answer: z.object({ id: z.string() }),
  async run(console, { kind, id: given, yes }) {
    const id = idOf(given)
    const { server } = await connect(console)
    await confirm(console, { what: console.t('publicLinks.closes'), yes })
    await linksOf(server, kind).closeLink({ params: { id } })
    if (console.json) console.printJson({ id })
    else console.print(console.t('publicLinks.off'))
    return exitCodes.ok
  },
})
