import { and, asc, eq, gt } from 'drizzle-orm'
import type { SubChannelRow } from '@icss/core/channels/channel.ts'
import type { subChannelsContract } from '@icss/core/channels/channels.contract.ts'
import { subChannelsEn } from '@icss/core/channels/channels.en.ts'
import { subChannelsZh } from '@icss/core/channels/channels.zh.ts'
import { subChannelColumns } from '@icss/core/channels/sub-channel.columns.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { wordsOfFlags } from '@icss/core/permissions/flag-words.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import type { Db } from '../database/database.ts'
import { pagesAfter } from '../entities/pages-after.ts'
import { exportAnswer } from '../exports/export-answer.ts'
import type { Handler } from '../http/handler.ts'
import { permissionTemplates } from '../permission-templates/permission-templates.tables.ts'
import { channels } from './channels.tables.ts'

interface Asked {
  readonly superiorId: string
  readonly after: string
  readonly limit: number
  readonly language: Language
}

/** Sub-channels by name, so that two main channels with the same ones export the same. */
async function pageOf(system: Db, { superiorId, after, limit, language }: Asked): Promise<SubChannelRow[]> {
  const { name, abbreviation, adminPhone, enabled, remark, flags } = channels
  const rows = await system
    .select({
      name,
      abbreviation,
      adminPhone,
      enabled,
      remark,
      flags,
      accountNumber: accounts.number,
      template: permissionTemplates.name,
    })
    .from(channels)
    .leftJoin(accounts, and(eq(accounts.channelId, channels.id), eq(accounts.id, channels.adminAccountId)))
    .leftJoin(
      permissionTemplates,
      and(
        eq(permissionTemplates.channelId, channels.superiorChannelId),
        eq(permissionTemplates.id, channels.templateId),
      ),
    )
    .where(and(eq(channels.superiorChannelId, superiorId), gt(name, after)))
    .orderBy(asc(name))
    .limit(limit)
  return rows.map(({ flags: held, template, accountNumber, ...row }) => ({
    ...row,
    accountNumber: accountNumber ?? '',
    template: template ?? '',
    permissions: template === null ? wordsOfFlags(language, held) : '',
  }))
}

export const exportSubChannels: Handler<typeof subChannelsContract.export> = (
  { session, services: { database } },
  { query },
) => {
  const superiorId = session.channel.id
  const { language } = query
  const pages = pagesAfter(
    (after: string | undefined, limit) => pageOf(database.system, { superiorId, after: after ?? '', limit, language }),
    ({ name }) => name,
  )
  return Promise.resolve(exportAnswer(query, pages, subChannelColumns, { zh: subChannelsZh, en: subChannelsEn }))
}
