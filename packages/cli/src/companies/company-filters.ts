/** What narrows a list or an export of companies. */
export const companyFilters = {
  q: {
    value: 'words',
    text: {
      zh: '按企业名称、法定代表人或信用代码的任意部分查找',
      en: 'any part of the name, the legal representative or the credit code',
    },
  },
  industry: { value: 'name', text: { zh: '行业', en: 'industry' } },
  tag: { value: 'tag', text: { zh: '行业标签', en: 'industry tag' } },
  registrationStatus: { option: 'status', value: 'status', text: { zh: '登记状态', en: 'registration status' } },
} as const
