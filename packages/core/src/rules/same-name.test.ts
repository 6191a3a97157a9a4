import { expect, test } from 'vitest'
import { sameNameKey } from './same-name.ts'

test.each([
  [
    '田十五（深圳）科技有限公司',
    '田十五(深圳)科技有限公司',
    '田十五【深圳】科技有限公司',
    '田十五 ［深圳］ 科技有限公司',
  ],
  ['艾力·田贸易行', '艾力•田贸易行', '艾力・田贸易行', '艾力‧田贸易行', '艾力･田贸易行'],
  ['ABC Trading', 'abc trading', 'ＡＢＣ　Ｔｒａｄｉｎｇ', 'ABCTrading', 'A\u200BBC Trading'],
  ['Café', 'Cafe\u0301', 'CAFÉ'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος', 'οδοσ'],
  ['ガス', 'ｶﾞｽ'],
])('%j in other writings is one name', (...writings) => {
  expect(new Set(writings.map(sameNameKey)).size).toBe(1)
})

test.each([
  ['艾力·田贸易行', '艾力田贸易行'],
  ['田十五（深圳）科技有限公司', '田十五深圳科技有限公司'],
  ['田十五科技', '田十五科技有限公司'],
  // What the key does not see: traditional characters and pinyin.
  ['廣田贸易行', '广田贸易行'],
  ['广田', 'Guangtian'],
])('%j and %j stay two names', (one, other) => {
  expect(sameNameKey(one)).not.toBe(sameNameKey(other))
})

/** Each character that has another writing, between two others, so that what combines has something to combine with. */
function* everyCharacter(): Generator<string> {
  for (let point = 0; point < 0x30000; point += 1) {
    const character = String.fromCodePoint(point)
    if (/[^\p{Unified_Ideograph}\p{Unassigned}\p{Private_Use}\p{Surrogate}]/u.test(character)) yield `田${character}a`
  }
}

test('of each character: a key is its own key, and compositions, widths and cases of it have the same', () => {
  const wrong: string[] = []
  for (const name of everyCharacter()) {
    const key = sameNameKey(name)
    const others = [key, name.normalize('NFC'), name.normalize('NFD'), name.normalize('NFKC'), ` ${name}\u200B`]
    if (others.some((other) => sameNameKey(other) !== key) || sameNameKey(name.toUpperCase()) !== key) wrong.push(name)
  }
  expect(wrong).toEqual([])
})
