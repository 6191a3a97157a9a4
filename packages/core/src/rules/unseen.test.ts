import { expect, test } from 'vitest'
import { search } from '../contract/list.ts'
import { requiredName } from './text.ts'
import { asName, mayBeginUnseen, withoutUnseen } from './unseen.ts'

test.each([
  '\u200B',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u202A',
  '\u2069',
  '\uFE0F',
  '\u3164',
  '\u0007',
  '\u007F',
])('a name with %j in it is the name without it, and is found by it', (unseen) => {
  for (const written of [`田${unseen}一`, `${unseen}田一`, `田一 ${unseen}`]) {
    expect(requiredName(10).parse(written)).toBe('田一')
    expect(search().parse(written)).toBe('田一')
  }
  expect(requiredName(10).safeParse(unseen).success).toBe(false)
})

test('a name keeps what is seen', () => {
  for (const name of ['田一（深圳）', '舍力·田', '𠮷 野家', 'ＡＢＣ', 'Åsa']) expect(asName(name)).toBe(name)
})

test('the first bytes of whatever is not seen, up to three of them, say that it may be one', () => {
  const missed = Array.from({ length: 0xd800 - 1 }, (_, at) => at + 1)
    .concat(Array.from({ length: 0x2000 }, (_, at) => 0xe000 + at))
    .filter((point) => {
      const sign = String.fromCodePoint(point)
      const [first = 0, second = 0] = new TextEncoder().encode(sign)
      return withoutUnseen(sign) === '' && !mayBeginUnseen(first, second)
    })
  expect(missed).toEqual([])
})
