import { formatDateTime } from '@icss/core/copy/format.ts'
import { livesContract, receivedLivesContract } from '@icss/core/lives/lives.contract.ts'
import { livesEn } from '@icss/core/lives/lives.en.ts'
import { livesZh } from '@icss/core/lives/lives.zh.ts'
import { actCommand } from '../commands/act-command.ts'
import { exportCommand } from '../commands/export-command.ts'
import { listCommand } from '../commands/list-command.ts'
import { showCommand } from '../commands/show-command.ts'

const exampleId = '019aa4e0-7b1c-7000-8000-000000000000'
const same = (...lines: string[]) => ({ zh: lines, en: lines })
const idText = { zh: '直播编号，见 icss lives list', en: 'id of the live, see icss lives list' }
const shared = { call: 'lives.act', endpoint: livesContract.act, idText } as const
const nameOf = ({ name }: { name: string }) => name

const filters = {
  q: { value: 'words', text: { zh: '名称的任意部分', en: 'any part of the name' } },
  state: { value: 'state', text: { zh: '未开始、直播中或已结束', en: 'not started, live or ended' } },
  type: { value: 'type', text: { zh: '类型', en: 'type' } },
}

export const commands = [
  listCommand({
    summary: { zh: '列出直播', en: 'List lives' },
    examples: same('icss lives list --state live', 'icss lives list --type ROOM --json'),
    call: 'lives.list',
    endpoint: livesContract.list,
    filters,
    columns: (language) => {
      const { fields, types, status } = language === 'zh' ? livesZh : livesEn
      return [
        { title: language === 'zh' ? '编号' : 'Id', cell: ({ id }) => id },
        { title: fields.name, cell: ({ name }) => name, least: 10 },
        { title: fields.status, cell: (row) => status[row.status] },
        { title: fields.startAt, cell: ({ startAt }) => formatDateTime(startAt) },
        { title: fields.tutorId, cell: ({ tutorName }) => tutorName, least: 6 },
        { title: fields.type, cell: ({ type }) => types[type] },
      ]
    },
  }),
  showCommand({
    summary: { zh: '查看一场直播', en: 'Show a live' },
    examples: same(`icss lives show ${exampleId}`),
    call: 'lives.show',
    endpoint: livesContract.show,
    idText,
    fields: (language) => {
      const { fields } = language === 'zh' ? livesZh : livesEn
      const { tutorId: tutorName, headImage: _, courseCategoryId: __, pushAddress: ___, ...others } = fields
      return { ...others, tutorName }
    },
  }),
  actCommand({
    ...shared,
    name: 'start',
    summary: { zh: '开始一场直播', en: 'Start a live' },
    examples: same(`icss lives start ${exampleId}`),
    body: { action: 'start' },
    done: { zh: '“{{name}}”已开始。', en: '“{{name}}” is live.' },
    nameOf,
  }),
  actCommand({
    ...shared,
    name: 'end',
    summary: { zh: '结束一场直播；结束后不能重新开始', en: 'End a live; it cannot be started again' },
    examples: same(`icss lives end ${exampleId}`, `icss lives end ${exampleId} --yes`),
    body: { action: 'end' },
    ask: { zh: '结束直播，之后不能重新开始', en: 'End the live; it cannot be started again' },
    done: { zh: '“{{name}}”已结束。', en: '“{{name}}” has ended.' },
    nameOf,
  }),
  listCommand({
    name: 'received',
    summary: {
      zh: '列出主频道对本频道开放的直播',
      en: 'List the lives that the main channel has opened to this channel',
    },
    examples: same('icss lives received --state live', 'icss lives received --json'),
    call: 'receivedLives.list',
    endpoint: receivedLivesContract.list,
    filters,
    columns: (language) => {
      const { fields, status, received } = language === 'zh' ? livesZh : livesEn
      return [
        { title: language === 'zh' ? '编号' : 'Id', cell: ({ id }) => id },
        { title: fields.name, cell: ({ name }) => name, least: 10 },
        { title: received.from, cell: ({ channelName }) => channelName, least: 8 },
        { title: fields.status, cell: (row) => status[row.status] },
        { title: fields.startAt, cell: ({ startAt }) => formatDateTime(startAt) },
      ]
    },
  }),
  exportCommand({
    summary: { zh: '导出直播', en: 'Export lives' },
    examples: {
      zh: ['icss lives export -o 直播.xlsx', 'icss lives export --state ended --format jsonl'],
      en: ['icss lives export -o lives.xlsx', 'icss lives export --state ended --format jsonl'],
    },
    call: 'lives.export',
    endpoint: livesContract.export,
    filters,
  }),
]
