import { forwardingDays, publicLink } from '@icss/core/public-links/public-link.ts'
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
    zh: '更换公开链接；旧的立即失效，或者再用一段时间',
    en: 'Renew a public link; the old one stops working at once, or keeps working for a while',
  },
  takes: {
    ...linkTakes,
    forward: {
      text: {
        zh: `旧链接在 ${forwardingDays} 天内仍可打开`,
        en: `the old link keeps working for ${forwardingDays} days`,
      },
    },
    ...yesTake,
  },
  examples: same(`icss links renew company ${exampleId} --forward`, `icss links renew notice ${exampleId} --yes`),
  calls: linkCalls('renewLink'),
  answer: publicLink,
  async run(console, { kind, id: given, forward = false, yes }) {
    const id = idOf(given)
    const { server } = await connect(console)
    if (!forward) await confirm(console, { what: console.t('publicLinks.renews'), yes })
    const link = await linksOf(server, kind).renewLink({ params: { id }, body: { forward } })
    if (console.json) console.printJson(link)
    else console.print(link.url)
    return exitCodes.ok
  },
})
