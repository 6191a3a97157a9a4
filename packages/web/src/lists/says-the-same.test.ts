import { createElement } from 'react'
import { expect, test } from 'vitest'
import { saysTheSame } from './says-the-same.ts'

const rows = Array.from({ length: 12 }, (_, at) => at)

test('a column says the same when each of many rows draws the same in it', () => {
  expect(saysTheSame(rows, () => '有效')).toBe(true)
  expect(saysTheSame(rows, (at) => (at === 11 ? '无效' : '有效'))).toBe(false)
  expect(saysTheSame(rows, () => createElement('b', { title: '甲' }, ['有', '效']))).toBe(true)
  expect(saysTheSame(rows, (at) => createElement('b', { title: '甲' }, at))).toBe(false)
  expect(saysTheSame(rows, (at) => createElement(at === 5 ? 'i' : 'b'))).toBe(false)
  expect(saysTheSame(rows, (at) => createElement('b', { of: { id: at } }))).toBe(false)
})

test('of few rows none does', () => {
  expect(saysTheSame(rows.slice(0, 9), () => '有效')).toBe(false)
  expect(saysTheSame([], () => '有效')).toBe(false)
})
