import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const options = ['软件与信息', '智能装备', '信息技术', 'ＩＴ服务'].map((label) => ({ value: label, label }))
const labels = (typed: string, limit?: number) => matching(options, typed, limit).map((option) => option.label)

test('what begins with the typed words comes first', () => {
  expect(labels('信息')).toEqual(['信息技术', '软件与信息'])
})
test('full-width letters and capitals are the same letter', () => {
  expect(labels('it')).toEqual(['ＩＴ服务'])
})
test('nothing typed shows the first ones, up to the limit', () => {
  expect(labels(' ', 2)).toEqual(['软件与信息', '智能装备'])
})
