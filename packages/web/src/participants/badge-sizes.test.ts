import { expect, test } from 'vitest'
import { nameHeight } from './badge-sizes.ts'

test('a short name is as large as type may be, a long one as small as stays readable', () => {
  expect(nameHeight('王明', 'card')).toBe(14)
  expect(nameHeight('阿卜杜拉·买买提江·吐尔逊', 'card')).toBe(8)
})

test('a name between them fills the badge and no more', () => {
  expect(nameHeight('欧阳娜娜小朋友先', 'card')).toBe(10)
  expect(nameHeight('欧阳娜娜小朋友先', 'tag')).toBe(11.5)
})

test('Latin letters take a good half of the room', () => {
  expect(nameHeight('Anna Maria', 'card')).toBeGreaterThan(nameHeight('安娜玛丽亚安娜玛丽亚', 'card'))
})
