import type { StoryRecords } from '../story/story-server.ts'
import { idOf } from '../story/training.ts'

const savedViews = [
  { id: idOf(8, 1), list: 'tutor.tutors', name: '在线的', query: { status: 'online', sort: 'name' } },
  { id: idOf(8, 2), list: 'tutor.tutors', name: '已不用的', query: { kind: 'x' } },
]

export const records = { savedViews } satisfies StoryRecords
