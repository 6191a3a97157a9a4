import type { Winner } from '@icss/core/winners/winners.contract.ts'
import { storyMeetings } from '../meetings/meetings.records.fixture.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { idOf } from '../story/training.ts'

const people: readonly [name: string, award: string, prize: string, state: Winner['state']][] = [
  ['欧阳娜娜', '特等奖', '折叠屏手机典藏版', 'handedOver'],
  ['王明', '二等奖', '智能手表', 'waiting'],
  ['孙丽丽', '二等奖', '智能手表', 'voided'],
  ['阿卜杜拉·买买提江·吐尔逊', '三等奖', '企业管理书籍套装', 'waiting'],
]

/** Winners of a meeting of the stories: one in each state, one of a long name. */
export const storyWinners: readonly Winner[] = people.map(([name, award, prize, state], at) => ({
  id: idOf(65, at),
  meetingId: storyMeetings[2]?.id ?? '',
  drawId: idOf(64, 1),
  code: `abcdefghijkl23${'abcd'.charAt(at)}`,
  name,
  phone: `1380013800${at}`,
  company: ['前海物流', '亿尚智能', '智能金融', ''][at] ?? '',
  award,
  prize,
  round: at + 1,
  drawnAt: '2026-10-16T08:40:00.000Z',
  state,
  voidReason: state === 'voided' ? '缺席' : '',
  handedOverAt: state === 'handedOver' ? '2026-10-16T09:10:00.000Z' : null,
  handedOverBy: state === 'handedOver' ? '李经理' : '',
}))

export const records = { winners: storyWinners } satisfies StoryRecords
