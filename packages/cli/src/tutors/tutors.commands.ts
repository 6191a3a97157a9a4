import { tutorsContract } from '@icss/core/tutors/tutors.contract.ts'
import { tutorsEn } from '@icss/core/tutors/tutors.en.ts'
import { tutorsZh } from '@icss/core/tutors/tutors.zh.ts'
import { exportCommand } from '../commands/export-command.ts'
import { listCommand } from '../commands/list-command.ts'
import { showCommand } from '../commands/show-command.ts'

const exampleId = '019aa4e0-7b1c-7000-8000-000000000000'
const same = (...lines: string[]) => ({ zh: lines, en: lines })

const filters = {
  q: { value: 'words', text: { zh: '姓名的任意部分', en: 'any part of the name' } },
  categoryId: {
    option: 'category',
    value: 'id',
    text: { zh: '分类编号，连同下级；none 为未分类', en: 'id of a category, with those below it; none for none' },
  },
  status: { value: 'status', text: { zh: '上线或下线', en: 'online or offline' } },
}

export const commands = [
  listCommand({
    summary: { zh: '列出导师', en: 'List tutors' },
    examples: same('icss tutors list', 'icss tutors list --status online --json'),
    call: 'tutors.list',
    endpoint: tutorsContract.list,
    filters,
    columns: (language) => {
      const { fields, status } = language === 'zh' ? tutorsZh : tutorsEn
      return [
        { title: language === 'zh' ? '编号' : 'Id', cell: ({ id }) => id },
        { title: fields.name, cell: ({ name }) => name, least: 8 },
        { title: fields.status, cell: (row) => status[row.status] },
        { title: fields.serial, cell: ({ serial }) => String(serial), align: 'right' },
        { title: fields.introduction, cell: ({ introduction }) => introduction, least: 12 },
      ]
    },
  }),
  showCommand({
    summary: { zh: '查看一位导师', en: 'Show a tutor' },
    examples: same(`icss tutors show ${exampleId}`),
    call: 'tutors.show',
    endpoint: tutorsContract.show,
    idText: { zh: '导师编号，见 icss tutors list', en: 'id of the tutor, see icss tutors list' },
    fields: (language) => (language === 'zh' ? tutorsZh : tutorsEn).fields,
  }),
  exportCommand({
    summary: { zh: '导出导师', en: 'Export tutors' },
    examples: {
      zh: ['icss tutors export -o 导师.xlsx', 'icss tutors export --status online'],
      en: ['icss tutors export -o tutors.xlsx', 'icss tutors export --status online'],
    },
    call: 'tutors.export',
    endpoint: tutorsContract.export,
    filters,
  }),
]
