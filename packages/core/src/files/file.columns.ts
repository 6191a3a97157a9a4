import { fileRow } from './file.ts'
import { filesEn } from './files.en.ts'
import { filesZh } from './files.zh.ts'
import { rowColumns } from '../spreadsheets/table-columns.ts'

/** The columns of a table of files: its group by its path, its size in bytes. */
export const fileColumns = rowColumns(fileRow, {
  words: { zh: { fields: filesZh.columns }, en: { fields: filesEn.columns } },
  aliases: {
    id: [],
    name: ['文件名', '文件名称', 'file name'],
    group: ['分组', '文件组名称'],
    publisher: ['发布者', '上传人'],
    type: ['扩展名', '格式', 'extension'],
    size: ['字节', '字节数', 'bytes'],
    time: ['发布时间', '上传时间', 'published'],
  },
})

/** The same without the id, which means something on one disk only. */
export const portableFileColumns = fileColumns.filter(({ field }) => field !== 'id')
