import type { CompanyListQuery } from '@icss/core/companies/companies.contract.ts'
import type { Input, Takes } from '../commands/command.ts'

/** The options that narrow a list or an export of companies. */
export const companyFilters = {
  search: {
    value: 'words',
    text: {
      zh: '按企业名称、法定代表人或信用代码的任意部分查找',
      en: 'any part of the name, the legal representative or the credit code',
    },
  },
  industry: { value: 'name', text: { zh: '行业', en: 'industry' } },
  tag: { value: 'tag', text: { zh: '行业标签', en: 'industry tag' } },
  status: {
    value: 'status',
    choices: ['existing', 'operating', 'revoked', 'deregistered', 'liquidating', 'other'],
    text: { zh: '登记状态', en: 'registration status' },
  },
} as const satisfies Takes

/** The same as the query of the server. */
export const companyFilterQuery = ({
  search,
  industry,
  tag,
  status,
}: Input<typeof companyFilters>): Pick<Partial<CompanyListQuery>, 'q' | 'industry' | 'tag' | 'registrationStatus'> => ({
  ...(search === undefined ? {} : { q: search }),
  ...(industry === undefined ? {} : { industry }),
  ...(tag === undefined ? {} : { tag }),
  ...(status === undefined ? {} : { registrationStatus: status }),
})
