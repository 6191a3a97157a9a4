import type * as z from 'zod/mini'
import type { Column } from '../spreadsheets/column.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { shelfEn } from './shelf.en.ts'
import { shelfZh } from './shelf.zh.ts'

type Labels = Readonly<Record<string, string>>

const aliases = {
  companyId: ['企业名称', '公司名称', '企业', '公司', '单位', 'company name', 'company'],
  name: ['资源名称', '需求名称', 'resource', 'demand'],
  type: ['类别', '分类', '资源类型', '需求类型', 'kind'],
  title: ['主题', 'headline'],
  content: ['内容说明', '描述', '说明', '详情', 'description'],
  expiresAt: ['截止时间', '有效期至', 'expiry'],
} as const

const choices = { type: 'types', status: 'status', offReason: 'offReasons' } as const

const wordsWith = (types: Readonly<Record<'zh' | 'en', Labels>>) => ({
  zh: { ...shelfZh, types: types.zh },
  en: { ...shelfEn, types: types.en },
})

const tableFields = ['name', 'companyId', 'type', 'title', 'content', 'expiresAt'] as const

/** The columns of a table of them. */
export const shelfTableColumns = (row: z.ZodMiniObject, types: Readonly<Record<'zh' | 'en', Labels>>) =>
  tableColumns(row, tableFields, { words: wordsWith(types), choices: { type: choices.type }, aliases })

/** The same, and what lists show beside. */
export const shelfColumns = (
  shelved: z.ZodMiniObject,
  types: Readonly<Record<'zh' | 'en', Labels>>,
): readonly Column[] =>
  tableColumns(shelved, [...tableFields, 'companyName', 'contactName', 'status', 'offReason', 'updatedAt'], {
    words: wordsWith(types),
    choices,
    aliases,
  })
