import { type Cell, choiceCell, textCell } from '../spreadsheets/cells.ts'
import type { Column } from '../spreadsheets/column.ts'
import { shelfEn } from './shelf.en.ts'
import { shelfZh } from './shelf.zh.ts'

type Labels = Readonly<Record<string, string>>

/** A type by its label, read as its code. */
function typeCell(labels: { readonly zh: Labels; readonly en: Labels }): Cell {
  const choice = choiceCell(labels, {})
  return {
    ...choice,
    read: (cell) => {
      const code = choice.read(cell)
      return typeof code === 'string' && code in labels.zh ? Number(code) : code
    },
  }
}

const aliases: Readonly<Record<string, readonly string[]>> = {
  company: ['企业名称', '公司名称', '企业', '公司', '单位', 'company name'],
  name: ['资源名称', '需求名称', 'resource', 'demand'],
  type: ['类别', '分类', '资源类型', '需求类型', 'kind'],
  title: ['主题', 'headline'],
  content: ['内容说明', '描述', '说明', '详情', 'description'],
  expiresAt: ['截止时间', '有效期至', 'expiry'],
}

const columnOf = <Field extends string>(field: Field, cell: Cell): Column<Field> => ({
  field,
  headers: { zh: (shelfZh.fields as Labels)[field] ?? field, en: (shelfEn.fields as Labels)[field] ?? field },
  aliases: aliases[field] ?? [],
  ...cell,
})

const tableFields = ['name', 'company', 'type', 'title', 'content', 'expiresAt'] as const

/** The columns of a table of them, the company by its name, the instant in UTC. */
export const shelfTableColumns = (types: { readonly zh: Labels; readonly en: Labels }) =>
  tableFields.map((field) => columnOf(field, field === 'type' ? typeCell(types) : textCell))

/** Headers that a file cannot do without. */
export const requiredShelfColumns = ['name', 'company', 'type', 'content'] as const

/** The same, and what lists show beside. */
export const shelfColumns = (types: { readonly zh: Labels; readonly en: Labels }): readonly Column[] => [
  ...shelfTableColumns(types),
  columnOf('companyName', textCell),
  columnOf('contactName', textCell),
  columnOf('status', choiceCell({ zh: shelfZh.status, en: shelfEn.status }, {})),
  columnOf('offReason', choiceCell({ zh: shelfZh.offReasons, en: shelfEn.offReasons }, {})),
  columnOf('updatedAt', textCell),
]
