import { formatDateTime } from '@icss/core/copy/format.ts'
import { noticeStateAt } from '@icss/core/notices/notice.ts'
import { noticesContract, receivedNoticesContract } from '@icss/core/notices/notices.contract.ts'
import { noticesEn } from '@icss/core/notices/notices.en.ts'
import { noticesZh } from '@icss/core/notices/notices.zh.ts'
import { actCommand } from '../commands/act-command.ts'
import { exportCommand } from '../commands/export-command.ts'
import { listCommand } from '../commands/list-command.ts'
import { showCommand } from '../commands/show-command.ts'

const exampleId = '019aa4e0-7b1c-7000-8000-000000000000'
const same = (...lines: string[]) => ({ zh: lines, en: lines })
const idText = { zh: '通知编号，见 icss notices list', en: 'id of the notice, see icss notices list' }
const shared = { call: 'notices.setStatus', endpoint: noticesContract.setStatus, idText } as const
const nameOf = ({ title }: { title: string }) => title

const filters = {
  q: { value: 'words', text: { zh: '标题的任意部分', en: 'any part of the title' } },
  status: { value: 'status', text: { zh: '状态', en: 'status' } },
}

export const commands = [
  listCommand({
    summary: { zh: '列出通知', en: 'List notices' },
    examples: same('icss notices list', 'icss notices list --status draft --json'),
    call: 'notices.list',
    endpoint: noticesContract.list,
    filters,
    columns: (language) => {
      const { fields, states } = language === 'zh' ? noticesZh : noticesEn
      return [
        { title: language === 'zh' ? '编号' : 'Id', cell: ({ id }) => id },
        { title: fields.title, cell: ({ title }) => title, least: 10 },
        { title: fields.status, cell: (row) => states[noticeStateAt(row, Date.now())] },
        { title: fields.startAt, cell: ({ startAt }) => formatDateTime(startAt) },
        { title: fields.endAt, cell: ({ endAt }) => formatDateTime(endAt) },
        { title: fields.readerCount, cell: ({ readerCount }) => String(readerCount), align: 'right' },
      ]
    },
  }),
  showCommand({
    summary: { zh: '查看一条通知', en: 'Show a notice' },
    examples: same(`icss notices show ${exampleId}`),
    call: 'notices.show',
    endpoint: noticesContract.show,
    idText,
    fields: (language) => (language === 'zh' ? noticesZh : noticesEn).fields,
  }),
  listCommand({
    name: 'readers',
    summary: { zh: '列出看过一条通知的人', en: 'List who has seen a notice' },
    examples: same(`icss notices readers ${exampleId}`, `icss notices readers ${exampleId} --json`),
    call: 'notices.readers',
    endpoint: noticesContract.readers,
    arguments: { id: idText },
    filters: {},
    columns: (language) => {
      const { readers } = language === 'zh' ? noticesZh : noticesEn
      return [
        { title: readers.account, cell: ({ accountName }) => accountName, least: 6 },
        { title: readers.channel, cell: ({ channelName }) => channelName, least: 8 },
        { title: readers.seenAt, cell: ({ seenAt }) => formatDateTime(seenAt) },
      ]
    },
  }),
  listCommand({
    name: 'received',
    summary: {
      zh: '列出现在对本频道显示的通知，包括主频道开放的',
      en: 'List the notices that are shown to this channel now, also those of the main channel',
    },
    examples: same('icss notices received', 'icss notices received --json'),
    call: 'receivedNotices.list',
    endpoint: receivedNoticesContract.list,
    filters: {},
    columns: (language) => {
      const { fields, readers } = language === 'zh' ? noticesZh : noticesEn
      return [
        { title: fields.title, cell: ({ title }) => title, least: 10 },
        { title: readers.channel, cell: ({ channelName }) => channelName, least: 8 },
        { title: fields.startAt, cell: ({ startAt }) => formatDateTime(startAt) },
        { title: fields.endAt, cell: ({ endAt }) => formatDateTime(endAt) },
        { title: language === 'zh' ? '编号' : 'Id', cell: ({ id }) => id },
      ]
    },
  }),
  actCommand({
    ...shared,
    name: 'publish',
    summary: { zh: '发布一条通知，在它的起止时间内显示', en: 'Publish a notice; it is shown during its window' },
    examples: same(`icss notices publish ${exampleId}`),
    body: { status: 'published' },
    done: { zh: '“{{name}}”已发布。', en: '“{{name}}” is published.' },
    nameOf,
  }),
  actCommand({
    ...shared,
    name: 'withdraw',
    summary: { zh: '撤回一条通知，之后可以重新发布', en: 'Withdraw a notice; it can be published again' },
    examples: same(`icss notices withdraw ${exampleId}`),
    body: { status: 'withdrawn' },
    done: { zh: '“{{name}}”已撤回。', en: '“{{name}}” is withdrawn.' },
    nameOf,
  }),
  exportCommand({
    summary: { zh: '导出通知', en: 'Export notices' },
    examples: {
      zh: ['icss notices export -o 通知.csv', 'icss notices export --status published --format jsonl'],
      en: ['icss notices export -o notices.csv', 'icss notices export --status published --format jsonl'],
    },
    call: 'notices.export',
    endpoint: noticesContract.export,
    filters,
  }),
]
