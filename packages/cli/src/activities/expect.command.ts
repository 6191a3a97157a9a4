import { activitiesContract } from '@icss/core/activities/activities.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  call: 'activities.expect',
  endpoint: activitiesContract.expect,
  idText: { zh: '活动编号，见 icss activities list', en: 'id of the activity, see icss activities list' },
  summary: {
    zh: '按活动新建一场会议，把有名额的报名人加入预计名单',
    en: 'Make a meeting of an activity, and expect those at it who have a place',
  },
  examples: same(`icss activities expect ${exampleId}`, `icss activities expect ${exampleId} --json`),
  body: {},
  done: { zh: '已加入会议 {{name}}。', en: 'Expected at the meeting {{name}}.' },
  nameOf: ({ meetingId, added }) => `${meetingId} (${added})`,
})
