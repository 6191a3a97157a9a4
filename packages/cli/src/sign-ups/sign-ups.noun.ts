import { signUpColumns } from '@icss/core/sign-ups/sign-up.columns.ts'
import { signUpsEn } from '@icss/core/sign-ups/sign-ups.en.ts'
import { signUpsZh } from '@icss/core/sign-ups/sign-ups.zh.ts'
import { noun } from '../nouns/noun.ts'

const activityText = { zh: '活动编号，见 icss activities list', en: 'id of the activity, see icss activities list' }

export default noun({
  contract: 'signUps',
  columns: signUpColumns,
  copy: { zh: signUpsZh, en: signUpsEn },
  list: ['id', 'name', 'phone', 'company', 'state', 'createdAt'],
  nameOf: ({ name }) => name,
  parentText: activityText,
  filters: { activityId: { option: 'activity', value: 'id', text: activityText } },
})
