import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { check } from '../rules/check.ts'
import { namesOfPath, optionalPath, pathsOf, pathText } from './category-path.ts'

const marks = fc.constantFrom(...String.raw`\/ |中a`, '\n')
const name = fc
  .string({ unit: marks, maxLength: 10 })
  .map((text) => text.trim())
  .filter((text) => text !== '')

test('a path is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 5 }), (names) => {
      const text = pathText(names)
      expect(namesOfPath(text)).toEqual(names)
      expect(check(optionalPath, text)).toEqual({ ok: true, value: text })
    }),
  )
})

test.each([
  ['报告/年度', ['报告', '年度']],
  [' 报告  /  年度 ', ['报告', '年度']],
  [String.raw`甲\/乙 / a\\`, ['甲/乙', 'a\\']],
  ['', []],
])('the path %j names %j', (text, names) => {
  expect(namesOfPath(text)).toEqual(names)
})

test.each([
  ['/', 'category.path'],
  ['甲 / ', 'category.path'],
  ['甲//乙', 'category.path'],
  ['甲/一二三四五六七八九十一', 'rule.max_length'],
  ['1/2/3/4/5/6', 'category.too_deep'],
])('the path %j is refused: %s', (text, code) => {
  const checked = check(optionalPath, text)
  expect(checked.ok ? [] : Object.values(checked.errors).map((fault) => fault.code)).toEqual([code])
})

test('every category has its path from the top', () => {
  const tree = [
    { id: '3', name: '季/度', parentId: '2' },
    { id: '2', name: '年', parentId: '1' },
    { id: '1', name: '报告', parentId: '' },
  ]
  expect(Object.fromEntries(pathsOf(tree))).toEqual({
    1: '报告',
    2: '报告 / 年',
    3: String.raw`报告 / 年 / 季\/度`,
  })
})
