import { and, asc, eq, gt, isNull } from 'drizzle-orm'
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
import { accounts } from './accounts.tables.ts'

/** Accounts by number, so that two channels with the same accounts export the same. */
const pageOf = (db: Db, channelId: string, after: string, limit: number): Promise<AccountRow[]> =>
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
    .where(
      and(
        eq(accounts.channelId, channelId),
        isNull(accounts.deletedAt),
        eq(accounts.role, 'channel-account'),
        gt(accounts.number, after),
      ),
    )
    .orderBy(asc(accounts.number))
    .limit(limit)
    .then((rows) => rows.map((row) => ({ ...row, template: row.template ?? '' })))

export const exportAccounts: Handler<typeof accountsContract.export> = ({ session, tenant }, { query }) => {
  const pages = pagesAfter(
    (after: string | undefined, limit) => tenant((db) => pageOf(db, session.channel.id, after ?? '', limit)),
    ({ number }) => number,
  )
  return Promise.resolve(exportAnswer(query, pages, accountColumns, { zh: accountsZh, en: accountsEn }))
}
