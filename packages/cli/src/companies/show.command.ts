import { companiesContract } from '@icss/core/companies/companies.contract.ts'
import { companiesEn } from '@icss/core/companies/companies.en.ts'
import { companiesZh } from '@icss/core/companies/companies.zh.ts'
import { showCommand } from '../commands/show-command.ts'

const example = 'icss members show 019aa4e0-7b1c-7000-8000-000000000000'

export const showMember = showCommand({
  summary: { zh: '查看一个会员企业', en: 'Show a member company' },
  examples: { zh: [example], en: [example] },
  call: 'companies.show',
  endpoint: companiesContract.show,
  idText: { zh: '企业编号，见 icss members list --json', en: 'id of the company, see icss members list --json' },
  fields: (language) => (language === 'zh' ? companiesZh : companiesEn).fields,
})
