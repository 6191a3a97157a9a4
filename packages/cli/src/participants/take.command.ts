import { takenCounts, type TakenPeople } from '@icss/core/participants/taken-people.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { meetingTake } from '../commands/shared-takes.ts'
import type { Input, Takes } from '../commands/takes.ts'
import { idOf } from '../console/given-id.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

const takes = {
  ...meetingTake,
  fromMeeting: {
    value: 'id',
    text: { zh: '另一场会议的编号：名单上的所有人', en: 'id of another meeting: everybody on its list' },
  },
  fromActivity: {
    value: 'id',
    text: {
      zh: '活动编号，见 icss activities list：有名额的报名人',
      en: 'id of an activity, see icss activities list: whoever has a place',
    },
  },
  fromEmployees: { text: { zh: '会员企业的员工名片', en: 'the employee cards of member companies' } },
  company: {
    value: 'id',
    text: {
      zh: '只取这家企业的员工，编号见 icss members list',
      en: 'the cards of this company alone, by its id, see icss members list',
    },
  },
} as const satisfies Takes

function peopleIn({ fromMeeting, fromActivity, fromEmployees, company }: Input<typeof takes>): TakenPeople {
  const given = [fromMeeting !== undefined, fromActivity !== undefined, fromEmployees].filter(Boolean)
  if (given.length !== 1) throw new CliError('oneSource', exitCodes.usage)
  if (company !== undefined && !fromEmployees) throw new CliError('companyOfCards', exitCodes.usage)
  if (fromMeeting !== undefined) return { from: 'meeting', meetingId: idOf(fromMeeting) }
  if (fromActivity !== undefined) return { from: 'activity', activityId: idOf(fromActivity) }
  return { from: 'employees', ...(company === undefined ? {} : { companyId: idOf(company) }) }
}

export default command({
  summary: {
    zh: '从另一场会议、活动报名或员工名片添加预计到场的人。手机号已在名单中的人不变，重复运行不会重复添加。',
    en: 'Take over expected people from another meeting, the sign-ups of an activity or employee cards. People whose phone is already on the list stay as they are; running it again adds nobody twice.',
  },
  takes,
  examples: same(
    `icss participants take ${exampleId} --from-meeting ${exampleId}`,
    `icss participants take ${exampleId} --from-activity ${exampleId}`,
    `icss participants take ${exampleId} --from-employees --company ${exampleId}`,
  ),
  calls: ['participants.take'],
  answer: takenCounts,
  async run(console, input) {
    const { server } = await connect(console)
    const params = { meetingId: idOf(input.meetingId) }
    const taken = await server.participants.take({ params, body: peopleIn(input) })
    if (console.json) console.printJson(taken)
    else console.print(console.t('participants.taken', { ...taken }))
    return exitCodes.ok
  },
})
