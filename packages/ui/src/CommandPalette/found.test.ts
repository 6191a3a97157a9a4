import { expect, test } from 'vitest'
import { found } from './found.ts'

const commands = [
  { id: 'companies', label: '企业管理', keywords: ['qygl', 'qiyeguanli', 'companies'] },
  { id: 'university', label: '企业大学课程', keywords: ['qydxkc', 'courses'] },
  { id: 'live', label: '直播课程', keywords: ['zbkc', 'live courses'] },
]
const ids = (typed: string) => found(commands, typed).map((command) => command.id)

test('by Chinese, by pinyin initials, by English', () => {
  expect(ids('课程')).toEqual(['university', 'live'])
  expect(ids('QYGL')).toEqual(['companies'])
  expect(ids('live c')).toEqual(['live'])
})
test('what begins with the words comes before what holds them', () => {
  expect(ids('courses')).toEqual(['university', 'live'])
})
