import type { Meeting, ReceivedMeeting } from '@icss/core/meetings/meetings.contract.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { idOf } from '../story/training.ts'

const lines: readonly [name: string, state: Meeting['state'], day: string, awardCount: number][] = [
  ['深圳软件商会 2026 年会', 'notStarted', '2026-11-28', 3],
  ['会员企业数字化转型沙龙', 'inProgress', '2026-11-21', 2],
  ['粤港澳大湾区高新技术企业数据安全与合规管理专题论坛暨会员单位年度表彰大会', 'ended', '2026-10-16', 6],
  ['迎新春茶话会', 'notStarted', '2026-12-30', 0],
]

/** Meetings of the stories: one in each state, one cancelled, one of a long name. */
export const storyMeetings: readonly Meeting[] = lines.map(([name, state, day, awardCount], at) => ({
  id: idOf(61, at),
  version: 1,
  updatedAt: '2026-11-20T02:00:00.000Z',
  name,
  state,
  awardCount,
  expected: at === 3 ? 0 : 1204 - at * 300,
  signedIn: state === 'notStarted' ? 0 : 861 - at * 300,
  drawn: state === 'ended' ? 58 : 0,
  address: '深圳会展中心 5 楼 簕杜鹃厅',
  startAt: `${day}T06:00:00.000Z`,
  endAt: `${day}T09:30:00.000Z`,
  startedAt: state === 'notStarted' ? null : `${day}T06:00:00.000Z`,
  endedAt: state === 'ended' ? `${day}T09:20:00.000Z` : null,
  cancelledAt: at === 3 ? '2026-11-19T02:00:00.000Z' : null,
  erasedAt: null,
  description: '请提前 30 分钟到场签到。',
  programme: [
    { time: '13:30', title: '签到', note: '' },
    { time: '14:00', title: '会长致辞', note: '' },
    { time: '16:40', title: '抽奖', note: '3 个奖项，58 名' },
  ],
  signInLinkType: 'page',
  bizID: '',
  jumpLink: '',
  jumpText: '',
  signInWindow: 'byTime',
  requireUserInfo: true,
  requireCode: false,
  walkIns: true,
  showCompany: false,
  winners: 'verified',
  leaveOutWinners: true,
  tellWinners: false,
  ownPublicAccount: at === 0,
  appId: at === 0 ? 'wx90f3d1a7c2b4e581' : '',
  hasAppSecret: at === 0,
  visibleToChannels: false,
  background: '',
}))

export const storyReceivedMeetings: readonly ReceivedMeeting[] = storyMeetings
  .slice(0, 2)
  .map(({ id, name, address, startAt, endAt, description, state }) => ({
    id,
    name,
    address,
    startAt,
    endAt,
    description,
    state,
    channelName: '深圳培训频道',
  }))

export const records = { meetings: storyMeetings, receivedMeetings: storyReceivedMeetings } satisfies StoryRecords
