import { auditContract } from '@icss/core/audit/audit.contract.ts'
import { auditEn } from '@icss/core/audit/audit.en.ts'
import { auditZh } from '@icss/core/audit/audit.zh.ts'
import { listCommand } from '../commands/list-command.ts'
import { same } from '../commands/examples.ts'

export default listCommand({
  summary: { zh: '列出操作日志', en: 'List the audit trail' },
  examples: same('icss audit list', 'icss audit list --action companies. --from 2026-11-01T00:00:00Z'),
  call: 'audit.list',
  endpoint: auditContract.list,
  filters: {
    from: { value: 'time', text: { zh: '不早于此时间，如 2026-11-01T00:00:00Z', en: 'from this time on' } },
    until: { value: 'time', text: { zh: '早于此时间', en: 'before this time' } },
    accountId: { option: 'account', value: 'id', text: { zh: '此账号所做', en: 'what this account did' } },
    recordId: {
      option: 'record',
      value: 'id',
      text: { zh: '只列出对此记录所做的', en: 'what was done to this record' },
    },
    without: {
      value: 'kind',
      text: { zh: '略去上传凭证等技术记录', en: 'leaves out what is done by itself, such as tokens of uploads' },
    },
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
})
