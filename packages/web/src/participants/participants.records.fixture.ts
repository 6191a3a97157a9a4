import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { entitlementOf, type SignInWay } from '@icss/core/participants/participant.ts'
import { storyMeetings } from '../meetings/meetings.records.fixture.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { idOf } from '../story/training.ts'

const people: readonly [name: string, company: string, way: SignInWay, exclusion?: Participant['exclusion']][] = [
  ['欧阳娜娜', '深圳市前海物流集团有限公司', 'phone'],
  ['王明', '亿尚智能', 'desk'],
  ['李慧敏', '南山医药', ''],
  ['陈志远', '智能光电', 'hand'],
  ['赵强', '华南教育', 'open'],
  ['孙丽丽', '本会秘书处', 'desk', 'organiser'],
  ['阿卜杜拉·买买提江·吐尔逊', '粤港澳大湾区高新技术企业数据安全与合规管理协会', 'printed'],
  ['周建国', '宝安纺织', ''],
  ['吴婷婷', '盐田冷链', 'hand', 'sponsor'],
]

/** People of a meeting of the stories: each way of signing in, each reason to be in the draw or not. */
export const storyParticipants: readonly Participant[] = people.map(([name, company, way, exclusion = ''], at) => ({
  id: idOf(63, at),
  version: 1,
  updatedAt: '2026-11-21T02:00:00.000Z',
  meetingId: storyMeetings[1]?.id ?? '',
  name: [...name].slice(0, 20).join(''),
  phone: at === 4 ? '' : `1380013800${at}`,
  company,
  seat: at % 2 === 0 ? `${at + 1} 号桌` : '',
  exclusion,
  source: at === 4 || at === 8 ? 'walkIn' : 'expected',
  number: way === '' ? null : at * 7 + 1,
  code: way === '' ? '' : `abcdefghijkl23${'abcdefghi'.charAt(at)}`,
  way,
  signedInAt: way === '' ? null : `2026-11-21T05:${String(30 + at)}:00.000Z`,
  presence: way === '' ? 'absent' : 'here',
  entitlement: entitlementOf({ way, exclusion, isDoubtful: false }, 'verified'),
}))

export const records = { participants: storyParticipants } satisfies StoryRecords
