import { accountsContract } from '@icss/core/accounts/accounts.contract.ts'
import { listCommand } from '../commands/list-command.ts'
import { translateFor } from '../console/console.ts'

export const listAccounts = listCommand({
  summary: { zh: '列出本频道的账号', en: 'List the accounts of the channel' },
  examples: {
    zh: ['icss accounts list --search 王', 'icss accounts list --status disabled --json'],
    en: ['icss accounts list --search Wang', 'icss accounts list --status disabled --json'],
  },
  call: 'accounts.list',
  endpoint: accountsContract.list,
  filters: {
    q: { value: 'text', text: { zh: '账号、姓名或手机号中含有的文字', en: 'part of a number, name or phone' } },
    status: { value: 'status', text: { zh: '启用或停用', en: 'enabled or disabled' } },
  },
  columns: (language) => {
    const t = translateFor(language)
    return [
      { title: t('accounts.columns.number'), cell: ({ number }) => number },
      { title: t('accounts.columns.name'), cell: ({ name }) => name, least: 6 },
      { title: t('accounts.columns.phone'), cell: ({ phone }) => phone },
      {
        title: t('accounts.columns.template'),
        cell: ({ isCurrentAdmin, templateName }) => (isCurrentAdmin ? t('accounts.admin') : (templateName ?? '')),
        least: 8,
      },
      {
        title: t('accounts.columns.status'),
        cell: ({ enabled }) => t(`accounts.status.${enabled ? 'enabled' : 'disabled'}`),
      },
    ]
  },
})
