import { auditContract } from '@icss/core/audit/audit.contract.ts'
import { auditEn } from '@icss/core/audit/audit.en.ts'
import { auditZh } from '@icss/core/audit/audit.zh.ts'
import { type Takes, command } from '../commands/command.ts'
import { listCommand } from '../commands/list-command.ts'

export const auditExportTakes = {
  output: {
    value: 'file',
    short: 'o',
    suggest: 'files',
    text: { zh: '写入此文件；默认写到标准输出', en: 'write to this file; else to stdout' },
  },
} as const satisfies Takes

export const auditVerifyTakes = {
  file: {
    argument: 'optional',
    suggest: 'files',
    text: {
      zh: '导出的文件，离线校验；不给则校验服务器上的记录',
      en: 'an exported file, verified offline; without it what the server holds is verified',
    },
  },
} as const satisfies Takes

export const commands = [
  listCommand({
    summary: { zh: '列出操作日志', en: 'List the audit trail' },
    examples: {
      zh: ['icss audit list', 'icss audit list --action companies. --from 2026-11-01T00:00:00Z'],
      en: ['icss audit list', 'icss audit list --action companies. --from 2026-11-01T00:00:00Z'],
    },
    call: 'audit.list',
    endpoint: auditContract.list,
    filters: {
      from: { value: 'time', text: { zh: '不早于此时间，如 2026-11-01T00:00:00Z', en: 'from this time on' } },
      until: { value: 'time', text: { zh: '早于此时间', en: 'before this time' } },
      accountId: { option: 'account', value: 'id', text: { zh: '此账号所做', en: 'what this account did' } },
      action: {
        value: 'name',
        text: { zh: '此操作，如 companies.update；以点结尾为一类', en: 'this action; with a dot at the end, a group' },
      },
    },
    columns: (language) => {
      const words = language === 'zh' ? auditZh : auditEn
      return [
        { title: '#', cell: ({ seq }) => String(seq), align: 'right' },
        { title: words.at, cell: ({ at }) => at.slice(0, 19).replace('T', ' ') },
        { title: words.account, cell: ({ account }) => account, least: 8 },
        { title: words.action, cell: ({ action }) => action, least: 12 },
        { title: words.changes, cell: ({ changed }) => String(changed), align: 'right' },
        { title: words.address, cell: ({ address }) => address, least: 9 },
      ]
    },
  }),
  command({
    name: 'export',
    summary: {
      zh: '导出操作日志（JSON Lines），可用 icss audit verify 离线校验',
      en: 'Export the audit trail as JSON Lines, for icss audit verify to check offline',
    },
    takes: auditExportTakes,
    examples: { zh: ['icss audit export -o 操作日志.jsonl'], en: ['icss audit export -o audit.jsonl'] },
    calls: ['audit.export'],
    load: () => import('./run-export.ts'),
  }),
  command({
    name: 'verify',
    summary: {
      zh: '校验操作日志：每条记录与前一条相扣，没有被改动、删去或插入',
      en: 'Verify the audit trail: that no record was changed, removed or put in between',
    },
    takes: auditVerifyTakes,
    examples: {
      zh: ['icss audit verify 操作日志.jsonl', 'icss audit verify'],
      en: ['icss audit verify audit.jsonl', 'icss audit verify'],
    },
    calls: ['audit.verify'],
    load: () => import('./run-verify.ts'),
  }),
]
