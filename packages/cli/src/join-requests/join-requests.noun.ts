import { joinRequestColumns } from '@icss/core/join-requests/join-request.columns.ts'
import { joinRequestsEn } from '@icss/core/join-requests/join-requests.en.ts'
import { joinRequestsZh } from '@icss/core/join-requests/join-requests.zh.ts'
import { noun } from '../nouns/noun.ts'

export default noun({
  contract: 'joinRequests',
  columns: joinRequestColumns,
  copy: { zh: joinRequestsZh, en: joinRequestsEn },
  list: ['id', 'name', 'industry', 'applicant', 'createdAt', 'state'],
  nameOf: ({ name }) => name,
})
