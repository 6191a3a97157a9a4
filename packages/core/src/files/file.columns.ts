import { exportColumns } from '../spreadsheets/export-columns.ts'
import { filesEn } from './files.en.ts'
import { filesZh } from './files.zh.ts'

/** What an export says of a file: its group by its name, bytes, and the instant in UTC. */
export const fileFields = ['id', 'name', 'group', 'publisher', 'type', 'size', 'time'] as const

/** The columns of a table of files. */
export const fileColumns = exportColumns(fileFields, { zh: filesZh.columns, en: filesEn.columns })
