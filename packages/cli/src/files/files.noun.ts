import { fileColumns } from '@icss/core/files/file.columns.ts'
import { filesEn } from '@icss/core/files/files.en.ts'
import { filesZh } from '@icss/core/files/files.zh.ts'
import { noun } from '../nouns/noun.ts'
import { sizeWords } from '../operations/run-words.ts'
import { findGroup } from './find-group.ts'

export default noun({
  contract: 'files',
  columns: fileColumns,
  copy: { zh: filesZh, en: filesEn },
  list: ['name', 'size', 'publisher', 'time', 'id'],
  cells: { size: ({ size }) => sizeWords(size) },
  nameOf: ({ name }) => name,
  filters: {
    groupId: {
      option: 'group',
      value: 'group',
      text: {
        zh: '文件组的名称或编号，连同下级；none 为未分组',
        en: 'name or id of a group, with those below it; none for files in no group',
      },
      find: findGroup,
    },
    kind: { value: 'kind', text: { zh: '类型', en: 'kind' } },
    state: { value: 'state', text: { zh: '保留的，或 30 天内删除的', en: 'kept, or deleted within 30 days' } },
    ids: {
      text: {
        zh: '带上文件编号，便于在表格软件中批量修改后再导入',
        en: 'with the ids of files, to change many in a spreadsheet and import them again',
      },
    },
  },
  // Files are uploaded.
  without: ['create'],
  summaries: {
    export: {
      zh: '导出文件清单，不含内容；导出的文件可以原样导入。',
      en: 'Export what is known of files, without their contents. The file can be imported again as it is.',
    },
    import: {
      zh: '从表格修改文件的名称、文件组、发布人和时间：CSV（UTF-8、GB18030、GBK）、XLSX 或 JSON Lines，中英文表头皆可。有编号的行按编号，没有编号或编号不在本频道的行按名称、类型和大小找到已上传的文件；内容不在表格里，请先用 icss files upload 上传。文件组写成从最上级起的路径，如“报告 / 年度”，没有的会新建；没有的列保持不变，重复运行不会再改动。',
      en: 'Change the names, groups, publishers and times of files by a table: CSV (UTF-8, GB18030, GBK), XLSX or JSON Lines, with Chinese or English headers. A row finds an uploaded file by its id; without one, or with one that this channel does not have, by name, type and size. Contents are not in the table: upload them first with icss files upload. A group is written as its path from the top, such as “Reports / 2026”, and added where it is missing. What has no column stays, and run again nothing is changed twice.',
    },
  },
})
