import type { Live, ReceivedLive } from '@icss/core/lives/lives.contract.ts'
import type { LiveStatus, LiveType } from '@icss/core/lives/live.ts'
import type { StoryRecords } from '../story/story-server.ts'

const gigabyte = 1024 ** 3

const lines: readonly [name: string, status: LiveStatus, type: LiveType, tutorName: string, day: string][] = [
  ['新年公开课：智能制造的下一步', 'L', 'ROOM', '欧阳娜', '2026-11-21'],
  ['会员企业数字化转型答疑', 'P', 'ROOM2', '李吉', '2026-11-21'],
  ['内部例会', 'F', 'ROOMX', '王龘', '2026-11-25'],
  ['年度税务政策解读', 'C', 'ROOM', '赵敏', '2026-11-10'],
]

/** Lives of the stories, one in each status. */
export const storyLives: readonly Live[] = lines.map(([name, status, type, tutorName, day], at) => ({
  id: `0199aa00-0000-7000-8000-00000000030${at}`,
  version: 1,
  updatedAt: '2026-11-20T02:00:00.000Z',
  name,
  status,
  type,
  source: 'computer',
  headImage: '/pictures/cover.svg',
  startAt: `${day}T06:00:00.000Z`,
  endAt: `${day}T08:00:00.000Z`,
  endedAt: status === 'C' ? `${day}T08:12:30.000Z` : null,
  tutorId: '0199aa00-0000-7000-8000-000000000400',
  tutorName,
  tutorPhone: type === 'ROOM2' ? '13800000000' : '',
  recording: true,
  courseCategoryId: '',
  viewerCount: [1204, 86, 0, 3520][at] ?? 0,
  traffic: { live: status === 'F' ? 0 : 1.2 * gigabyte, storage: status === 'C' ? gigabyte : 0, playback: 0 },
  recordingUrl: status === 'C' ? '/recordings/live.flv' : '',
  courseId: null,
}))

/** The same as a sub-channel receives them. */
export const storyReceivedLives: readonly ReceivedLive[] = storyLives.map((live) => ({
  ...live,
  channelName: '深圳培训频道',
  watchUrl: live.status === 'L' ? 'rtmp://media.example.cn/live/0199aa00?watch=Zx81' : '',
}))

export const records = { lives: storyLives, receivedLives: storyReceivedLives } satisfies StoryRecords
