import { expect, test } from 'vitest'
import { isNearWhole } from './near-whole.ts'

const name = '深圳市亿尚智能装备有限公司'

test.each([
  ['the whole name', name, name, true],
  ['its other writing', '（深圳）亿尚智能装备有限公司', '(深圳)亿尚智能装备有限公司', true],
  ['all but its legal form', '深圳市亿尚智能装备', name, true],
  ['another legal form', '深圳市亿尚智能装备有限责任公司', name, true],
  ['how it begins', '深圳市亿尚智能', name, false],
  ['a part of it', '亿尚智能装备', name, false],
  ['a legal form alone', '有限公司', name, false],
  ['nothing', '  ', name, false],
  ['a short name without its form', '小米', '小米有限公司', false],
  ['a short name as a whole', '小米公司', '小米公司', true],
  ['signs of a search', '深圳市%', name, false],
])('%s', (_, typed, of, isIt) => {
  expect(isNearWhole(typed, of)).toBe(isIt)
})
