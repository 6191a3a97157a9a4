import { expect, test } from 'vitest'
import { fitOf, ranked, sharedWords } from './match-rank.ts'

test('texts share the longest words that both have, and none that says nothing', () => {
  expect(sharedWords('我们提供供应链融资服务', '寻求供应链融资合作')).toEqual(['供应链融资'])
  expect(sharedWords('Cloud hosting for hospitals', 'our hospital needs cloud hosting')).toEqual(['hosting', 'cloud'])
  expect(sharedWords('提供服务 2026', '需要服务 2026')).toEqual([])
})

const of = (text: string, industry = '', tags: string[] = []) => ({ text, industry, tags })

test('the closest come first, and of equal ones the newer, as they stood', () => {
  const own = of('供应链融资', '软件', ['云', '安全'])
  const others = [of('其他'), of('其他', '软件'), of('供应链融资'), of('其他', '', ['云']), of('也无关')]
  const at = others.map((other, place) => ({ ...other, place }))
  expect(ranked(own, at).map(({ place }) => place)).toEqual([2, 3, 1, 0, 4])
  expect(fitOf(own, of('x', '软件', ['云']))).toMatchObject({ words: [], tags: ['云'], isSameIndustry: true })
  expect(fitOf(of(''), of('')).isSameIndustry).toBe(false)
})
