import type { SignUp } from '@icss/core/sign-ups/sign-ups.contract.ts'
import type { SignUpState } from '@icss/core/sign-ups/sign-up.ts'
import { storyActivities } from '../activities/activities.records.fixture.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { idOf } from '../story/training.ts'

const people: readonly [name: string, company: string, state: SignUpState][] = [
  ['欧阳娜娜', '深圳市前海物流集团有限公司', 'confirmed'],
  ['王明', '亿尚智能', 'confirmed'],
  ['阿卜杜拉·买买提江·吐尔逊', '粤港澳大湾区高新技术企业数据安全与合规管理协会', 'confirmed'],
  ['李慧敏', '南山医药', 'cancelled'],
  ['陈志远', '', 'waiting'],
  ['赵强', '华南教育', 'waiting'],
]

/** People of an activity of the stories, in each state. */
export const storySignUps: readonly SignUp[] = people.map(([name, company, state], at) => ({
  id: idOf(91, at),
  version: 1,
  updatedAt: '2026-11-21T02:00:00.000Z',
  createdAt: `2026-11-21T02:0${at}:00.000Z`,
  activityId: storyActivities[1]?.id ?? '',
  name,
  phone: `1380013800${at}`,
  company,
  state,
}))

export const records = { signUps: storySignUps } satisfies StoryRecords
