import type { Activity } from '@icss/core/activities/activities.contract.ts'
import { wordsOf } from '@icss/core/rich-text/rich-text.ts'
import { storyText } from '../notices/notices.records.fixture.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { idOf, pictureOf } from '../story/training.ts'

const lines: readonly [title: string, from: string, to: string, company: string, people: number[]][] = [
  ['跨境支付合规沙龙', '2096-11-26', '2096-11-27', '深圳软件商会', [80, 62, 0]],
  [
    '走进前海智能物流：会员企业参访暨粤港澳大湾区数字供应链合作对接会',
    '2096-12-03',
    '2096-12-04',
    '深圳市前海智能装备与工业互联网协同创新研究院有限公司',
    [40, 40, 7],
  ],
  ['深圳软件商会 2026 年会', '2026-01-01', '2096-01-01', '深圳软件商会', [1300, 1204, 0]],
  ['羽毛球友谊赛', '2025-09-01', '2025-09-02', '深圳市亿尚智能装备有限公司', [0, 36, 0]],
]

/** Activities of the stories: open, full, in progress and finished. */
export const storyActivities: readonly Activity[] = lines.map(
  ([title, from, to, company, [signUpLimit = 0, confirmed = 0, waiting = 0]], at) => ({
    id: idOf(9, at),
    version: 1,
    updatedAt: '2026-11-20T02:00:00.000Z',
    title,
    place: '前海国际会议中心 3 楼',
    headImage: pictureOf(at),
    startAt: `${from}T06:00:00.000Z`,
    endAt: `${to}T09:00:00.000Z`,
    publisher: '秘书处',
    company,
    contact: '王明 0755-88886666',
    content: storyText,
    contentText: wordsOf(storyText),
    takesSignUps: true,
    signUpLimit,
    signUpEndsAt: '',
    waitingList: true,
    requireCode: at === 1,
    status: at < 2 ? 0 : at === 2 ? 1 : 2,
    confirmed,
    waiting,
  }),
)

export const records = { activities: storyActivities } satisfies StoryRecords
