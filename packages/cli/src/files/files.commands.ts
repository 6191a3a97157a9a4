import { formatDateTime } from '@icss/core/copy/format.ts'
import { filesContract, receivedFilesContract } from '@icss/core/files/files.contract.ts'
import { filesEn } from '@icss/core/files/files.en.ts'
import { filesZh } from '@icss/core/files/files.zh.ts'
import { type Takes, command } from '../commands/command.ts'
import { exportCommand } from '../commands/export-command.ts'
import { importCommand } from '../commands/import-command.ts'
import { type FilterWords, listCommand } from '../commands/list-command.ts'
import { dryRunTake, parallelTake, yesTake } from '../commands/shared-takes.ts'
import { showCommand } from '../commands/show-command.ts'
import { sizeWords } from '../operations/run-words.ts'
import { findGroup } from './find-group.ts'

const exampleId = '019aa4e0-7b1c-7000-8000-000000000000'
const same = (...lines: string[]) => ({ zh: lines, en: lines })
const idText = { zh: '文件编号，见 icss files list', en: 'id of the file, see icss files list' }

const ids = {
  ids: { argument: 'many', text: { zh: '文件编号，可以多个', en: 'ids of files' } },
} as const satisfies Takes

const groupFilter: FilterWords = {
  option: 'group',
  value: 'group',
  text: {
    zh: '文件组的名称或编号，连同下级；none 为未分组',
    en: 'name or id of a group, with those below it; none for files in no group',
  },
  find: findGroup,
}

export const uploadTakes = {
  files: { argument: 'many', suggest: 'files', text: { zh: '要上传的文件', en: 'files to upload' } },
  group: { value: 'group', default: 'none', text: { zh: '文件组的名称或编号', en: 'name or id of a group' } },
  publisher: { value: 'name', text: { zh: '发布人；默认为登录的人', en: 'publisher; else who is logged in' } },
  ...parallelTake,
} as const satisfies Takes

export const renameTakes = {
  id: { argument: 'required', text: idText },
  name: { argument: 'required', text: { zh: '新的名称', en: 'the new name' } },
} as const satisfies Takes

export const moveTakes = {
  ...ids,
  group: {
    value: 'group',
    required: true,
    text: { zh: '文件组的名称或编号；none 为移出文件组', en: 'name or id of a group; none takes them out' },
  },
} as const satisfies Takes

export const deleteTakes = { ...ids, ...dryRunTake, ...yesTake } as const satisfies Takes
export const restoreTakes = ids

export const downloadTakes = {
  ...ids,
  output: {
    value: 'folder',
    short: 'o',
    suggest: 'files',
    default: '.',
    text: { zh: '保存到此目录；同名的文件不会被覆盖', en: 'save into this folder; nothing there is overwritten' },
  },
} as const satisfies Takes

export const linkTakes = {
  id: { argument: 'required', text: idText },
  minutes: {
    value: 'n',
    number: { least: 1, most: 10_080 },
    default: 60,
    text: { zh: '有效的分钟数', en: 'minutes that it holds' },
  },
} as const satisfies Takes

export const commands = [
  listCommand({
    summary: { zh: '列出云盘文件', en: 'List the files of the cloud disk' },
    examples: {
      zh: ['icss files list --group 报告', 'icss files list --state deleted --json'],
      en: ['icss files list --group Reports', 'icss files list --state deleted --json'],
    },
    call: 'files.list',
    endpoint: filesContract.list,
    filters: {
      q: { value: 'words', text: { zh: '名称的任意部分', en: 'any part of the name' } },
      groupId: groupFilter,
      kind: { value: 'kind', text: { zh: '类型', en: 'kind' } },
      state: { value: 'state', text: { zh: '保留的，或 7 天内删除的', en: 'kept, or deleted within 7 days' } },
    },
    columns: (language) => {
      const { fields, columns } = language === 'zh' ? filesZh : filesEn
      return [
        { title: fields.name, cell: ({ name }) => name, least: 10 },
        { title: fields.size, cell: ({ size }) => sizeWords(size), align: 'right' },
        { title: fields.publisher, cell: ({ publisher }) => publisher, least: 6 },
        { title: fields.time, cell: ({ time }) => formatDateTime(time) },
        { title: columns.id, cell: ({ id }) => id },
      ]
    },
  }),
  listCommand({
    name: 'received',
    summary: {
      zh: '列出主频道对本频道开放的文件',
      en: 'List the files that the main channel has opened to this channel',
    },
    examples: same('icss files received', 'icss files received --json'),
    call: 'receivedFiles.list',
    endpoint: receivedFilesContract.list,
    filters: { q: { value: 'words', text: { zh: '名称的任意部分', en: 'any part of the name' } } },
    columns: (language) => {
      const { fields, columns } = language === 'zh' ? filesZh : filesEn
      return [
        { title: fields.name, cell: ({ name }) => name, least: 10 },
        { title: fields.channel, cell: ({ channelName }) => channelName, least: 8 },
        { title: fields.size, cell: ({ size }) => sizeWords(size), align: 'right' },
        { title: fields.time, cell: ({ time }) => formatDateTime(time) },
        { title: columns.id, cell: ({ id }) => id },
      ]
    },
  }),
  showCommand({
    summary: { zh: '显示一个文件的信息', en: 'Show what is known of a file' },
    examples: same(`icss files show ${exampleId}`, `icss files show ${exampleId} --json`),
    call: 'files.show',
    endpoint: filesContract.show,
    idText,
    fields: (language) => {
      const { fields, columns } = language === 'zh' ? filesZh : filesEn
      return {
        name: fields.name,
        publisher: fields.publisher,
        type: fields.type,
        size: columns.size,
        time: fields.time,
        deletedAt: fields.deletedAt,
        id: columns.id,
      }
    },
  }),
  command({
    name: 'groups',
    summary: { zh: '列出文件组', en: 'List the groups of files' },
    takes: {},
    examples: same('icss files groups', 'icss files groups --json'),
    calls: ['fileGroups.list'],
    load: () => import('./run-groups.ts'),
  }),
  command({
    name: 'upload',
    summary: {
      zh: '上传文件到云盘，可一次多个。中断后再次运行即从已存处继续。',
      en: 'Upload files to the cloud disk, many at once. Run it again to go on where it stopped.',
    },
    takes: uploadTakes,
    examples: {
      zh: ['icss files upload 年报.pdf 合同.docx --group 报告', 'icss files upload *.pdf --publisher 办公室'],
      en: ['icss files upload report.pdf contract.docx --group Reports', 'icss files upload *.pdf --publisher Office'],
    },
    calls: ['uploads.uptoken', 'uploads.updateUseTotal', 'fileGroups.list', 'files.create'],
    exits: ['partlyFailed', 'interrupted'],
    load: () => import('./run-upload.ts'),
  }),
  command({
    name: 'rename',
    summary: { zh: '重命名文件，链接不变', en: 'Rename a file; its links stay' },
    takes: renameTakes,
    examples: {
      zh: [`icss files rename ${exampleId} 二〇二六年年报.pdf`],
      en: [`icss files rename ${exampleId} report-2026.pdf`],
    },
    calls: ['files.show', 'files.update'],
    load: () => import('./run-rename.ts'),
  }),
  command({
    name: 'move',
    summary: { zh: '移动文件到文件组', en: 'Move files to a group' },
    takes: moveTakes,
    examples: {
      zh: [`icss files move ${exampleId} --group 归档`],
      en: [`icss files move ${exampleId} --group Archive`],
    },
    calls: ['fileGroups.list', 'files.move'],
    load: () => import('./run-move.ts'),
  }),
  command({
    name: 'delete',
    summary: { zh: '删除文件，7 天内可恢复', en: 'Delete files; they can be restored within 7 days' },
    takes: deleteTakes,
    examples: same(`icss files delete ${exampleId}`, `icss files delete ${exampleId} --dry-run`),
    calls: ['files.show', 'files.deleteMany'],
    load: () => import('./run-delete.ts'),
  }),
  command({
    name: 'restore',
    summary: { zh: '恢复删除的文件', en: 'Restore deleted files' },
    takes: restoreTakes,
    examples: same(`icss files restore ${exampleId}`),
    calls: ['files.restore'],
    load: () => import('./run-restore.ts'),
  }),
  command({
    name: 'download',
    summary: { zh: '下载文件', en: 'Download files' },
    takes: downloadTakes,
    examples: {
      zh: [`icss files download ${exampleId} -o 下载`],
      en: [`icss files download ${exampleId} -o downloads`],
    },
    calls: ['files.show'],
    exits: ['interrupted'],
    load: () => import('./run-download.ts'),
  }),
  command({
    name: 'link',
    summary: { zh: '生成限时链接，无需登录即可打开', en: 'Make a link that opens without a login, for a time' },
    takes: linkTakes,
    examples: same(`icss files link ${exampleId} --minutes 1440`),
    calls: ['files.link'],
    load: () => import('./run-link.ts'),
  }),
  exportCommand({
    summary: {
      zh: '导出文件清单，不含内容；导出的文件可以原样导入。',
      en: 'Export what is known of files, without their contents. The file can be imported again as it is.',
    },
    examples: {
      zh: [
        'icss files export -o 文件.xlsx',
        'icss files export --group 报告 --format jsonl',
        'icss files export --ids -o 文件.xlsx',
      ],
      en: [
        'icss files export -o files.xlsx',
        'icss files export --group Reports --format jsonl',
        'icss files export --ids -o files.xlsx',
      ],
    },
    call: 'files.export',
    endpoint: filesContract.export,
    filters: {
      groupId: groupFilter,
      ids: {
        text: {
          zh: '带上文件编号，便于在表格软件中批量修改后再导入',
          en: 'with the ids of files, to change many in a spreadsheet and import them again',
        },
      },
    },
  }),
  importCommand({
    summary: {
      zh: '从表格修改文件的名称、文件组、发布人和时间：CSV（UTF-8、GB18030、GBK）、XLSX 或 JSON Lines，中英文表头皆可。有编号的行按编号，没有编号或编号不在本频道的行按名称、类型和大小找到已上传的文件；内容不在表格里，请先用 icss files upload 上传。文件组写成从最上级起的路径，如“报告 / 年度”，没有的会新建；没有的列保持不变，重复运行不会再改动。',
      en: 'Change the names, groups, publishers and times of files by a table: CSV (UTF-8, GB18030, GBK), XLSX or JSON Lines, with Chinese or English headers. A row finds an uploaded file by its id; without one, or with one that this channel does not have, by name, type and size. Contents are not in the table: upload them first with icss files upload. A group is written as its path from the top, such as “Reports / 2026”, and added where it is missing. What has no column stays, and run again nothing is changed twice.',
    },
    examples: {
      zh: ['icss files import 文件.csv --dry-run', 'icss files import 文件.xlsx'],
      en: ['icss files import files.csv --dry-run', 'icss files import files.xlsx'],
    },
    call: 'files.import',
    endpoint: filesContract.import,
  }),
]
