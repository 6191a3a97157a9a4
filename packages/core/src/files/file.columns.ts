import { textCell } from '../spreadsheets/cells.ts'
import type { Column } from '../spreadsheets/column.ts'
import { type FileRow, fileRow } from './file.ts'
import { filesEn } from './files.en.ts'
import { filesZh } from './files.zh.ts'

type Field = keyof FileRow & string

const aliases: Readonly<Record<Field, readonly string[]>> = {
  id: [],
  name: ['文件名', '文件名称', 'file name'],
  group: ['分组', '文件组名称'],
  publisher: ['发布者', '上传人'],
  type: ['扩展名', '格式', 'extension'],
  size: ['字节', '字节数', 'bytes'],
  time: ['发布时间', '上传时间', 'published'],
}

/** The columns of a table of files: its group by its path, bytes, and the instant in UTC. */
export const fileColumns: readonly Column<Field>[] = (Object.keys(fileRow.shape) as Field[]).map((field) => ({
  field,
  headers: { zh: filesZh.columns[field], en: filesEn.columns[field] },
  aliases: aliases[field],
  ...textCell,
}))

/** The same without the id, which means something on one disk only. */
export const portableFileColumns = fileColumns.filter(({ field }) => field !== 'id')

/** Headers that a file cannot do without. */
export const requiredFileColumns: readonly Field[] = ['name']
