import * as z from 'zod/mini'
import { type Enablement, enablements } from '@icss/core/accounts/account.ts'
import type { Account } from '@icss/core/accounts/accounts.contract.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { table, type TableColumn } from '../console/table.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { findAccount } from './find-account.ts'

const status = z.enum(enablements)
const statusOf = ({ enabled }: Pick<Account, 'enabled'>): Enablement => (enabled ? 'enabled' : 'disabled')

const item = z.object({ id: z.string(), number: z.string(), name: z.string(), before: status, after: status })

/** What was changed, or with a dry run would be: the accounts that are not as asked for already. */
export const enablingAnswer = z.object({ dryRun: z.boolean(), items: z.array(item) })

const columns = ({ t }: Pick<Console, 't'>): readonly TableColumn<z.output<typeof item>>[] => [
  { title: t('accounts.columns.number'), cell: ({ number }) => number },
  { title: t('accounts.columns.name'), cell: ({ name }) => name, least: 6 },
  { title: t('accounts.columns.before'), cell: ({ before }) => t(`accounts.status.${before}`) },
  { title: t('accounts.columns.after'), cell: ({ after }) => t(`accounts.status.${after}`) },
]

/** Enables or disables accounts; all of them are looked up before the first is changed. */
export async function setEnabled(
  console: Console<z.output<typeof enablingAnswer>>,
  numbers: readonly string[],
  { after, dryRun, yes }: { after: Enablement; dryRun: boolean; yes: boolean },
): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const found: Account[] = []
  for (const number of new Set(numbers)) found.push(await findAccount(server, number))
  const items = found
    .filter((account) => statusOf(account) !== after)
    .map(({ id, number, name, enabled }) => ({ id, number, name, before: statusOf({ enabled }), after }))
  const count = items.length
  if (!dryRun && count > 0) {
    const word = count > 20 ? { word: String(count) } : {}
    await confirm(console, { what: t('accounts.askDisable', { count }), yes, ...word })
    const set = after === 'enabled' ? server.accounts.enable : server.accounts.disable
    for (const { id } of items) await set({ params: { accountId: id } })
  }
  if (console.json) console.printJson({ dryRun, items })
  else if (count === 0) console.note(t('accounts.nothing'))
  else {
    console.print(table(columns(console), items, console.width))
    console.note(t(dryRun ? 'accounts.would' : 'accounts.changed', { count, status: t(`accounts.status.${after}`) }))
  }
  return exitCodes.ok
}
