import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { dryRunTake, yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { table } from '../console/table.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { findAccount } from './find-account.ts'

const item = z.object({ id: z.string(), number: z.string(), name: z.string(), business: z.boolean() })

export default command({
  summary: {
    zh: '开通或取消账号的商会业务权限，并结束它们的登录和令牌',
    en: 'Give accounts chamber business, or take it away, ending their sessions and tokens',
  },
  takes: {
    accounts: { argument: 'many', text: { zh: '账号，可以多个', en: 'account numbers' } },
    take: { text: { zh: '取消而不是开通', en: 'take it away instead of giving it' } },
    ...dryRunTake,
    ...yesTake,
  },
  examples: same('icss accounts business 755010 755011', 'icss accounts business 755010 --take --yes'),
  calls: ['accounts.list', 'accounts.setBusiness'],
  answer: z.object({ dryRun: z.boolean(), items: z.array(item) }),
  async run(console, { accounts, take, dryRun, yes }) {
    const { t } = console
    const { server } = await connect(console)
    const found = []
    for (const number of new Set(accounts)) found.push(await findAccount(server, number))
    const items = found
      .filter(({ business }) => business === take)
      .map(({ id, number, name }) => ({ id, number, name, business: !take }))
    const count = items.length
    if (!dryRun && count > 0) {
      await confirm(console, { what: t(take ? 'accounts.askTake' : 'accounts.askGive', { count }), yes })
      for (const { id, business } of items)
        await server.accounts.setBusiness({ params: { accountId: id }, body: { business } })
    }
    if (console.json) console.printJson({ dryRun, items })
    else if (count === 0) console.note(t('accounts.nothing'))
    else {
      console.print(
        table(
          [
            { title: t('accounts.columns.number'), cell: ({ number }) => number },
            { title: t('accounts.columns.name'), cell: ({ name }) => name, least: 6 },
          ],
          items,
          console.width,
        ),
      )
      console.note(t(dryRun ? 'accounts.wouldBusiness' : 'accounts.changedBusiness', { count }))
    }
    return exitCodes.ok
  },
})
