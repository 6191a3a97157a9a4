import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import { accountColumns } from '@icss/core/accounts/account.columns.ts'
import type { AccountRow } from '@icss/core/accounts/account.ts'
import type { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { accountsEn } from '@icss/core/accounts/accounts.en.ts'
import { accountsZh } from '@icss/core/accounts/accounts.zh.ts'
import type { Db } from '../database/database.ts'
import { pagesAfter } from '../entities/pages-after.ts'
import { exportAnswer } from '../exports/export-answer.ts'
import type { Handler } from '../http/handler.ts'
import { permissionTemplates } from '../permission-templates/permission-templates.tables.ts'
import { accountsWhere } from './accounts.repository.ts'
import { accounts } from './accounts.tables.ts'

export const exportedAccounts = { columns: accountColumns, words: { zh: accountsZh, en: accountsEn } }

/** Accounts by number, so that two channels with the same accounts export the same; those of administrators are left out. */
export const accountRows = (db: Db, where: SQL | undefined, limit: number): Promise<AccountRow[]> =>
  db
    .select({
      number: accounts.number,
      name: accounts.name,
      phone: accounts.phone,
      template: permissionTemplates.name,
      enabled: accounts.enabled,
      remark: accounts.remark,
    })
    .from(accounts)
    .leftJoin(
      permissionTemplates,
      and(eq(permissionTemplates.channelId, accounts.channelId), eq(permissionTemplates.id, accounts.templateId)),
    )
    .where(and(where, eq(accounts.role, 'channel-account')))
    .orderBy(asc(accounts.number))
    .limit(limit)
    .then((rows) => rows.map((row) => ({ ...row, template: row.template ?? '' })))

export const exportAccounts: Handler<typeof accountsContract.export> = ({ session, tenant }, { query }) => {
  const all = accountsWhere(session.channel.id, {})
  const pages = pagesAfter(
    (after: string | undefined, limit) =>
      tenant((db) => accountRows(db, and(all, gt(accounts.number, after ?? '')), limit)),
    ({ number }) => number,
  )
  return Promise.resolve(exportAnswer(query, pages, exportedAccounts.columns, exportedAccounts.words))
}
