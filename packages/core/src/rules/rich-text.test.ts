import { expect, test } from 'vitest'
import { check } from './check.ts'
import { requiredRichText, wordsOf } from './rich-text.ts'

const body = requiredRichText(5)
const codeOf = (html: string) => {
  const checked = check(body, html)
  return checked.ok ? undefined : Object.values(checked.errors)[0]
}

test('only the words of a body count', () => {
  expect(wordsOf('<p>一<strong>二</strong></p><ul><li><p>三 &amp; 四</p></li></ul>')).toBe('一二\n三 & 四')
  expect(codeOf('<p><strong>一二三四五</strong></p>')).toBeUndefined()
  expect(codeOf('<p>一二三</p><p>四𠮷</p>')).toMatchObject({ code: 'rule.max_length', params: { max: 5, length: 6 } })
  expect(codeOf('1 < 2')).toBeUndefined()
})

test('formatting alone is no body, and there is an end to it', () => {
  expect(codeOf('<p></p><p><br></p>')).toMatchObject({ code: 'rule.required' })
  expect(codeOf('<b></b>'.repeat(100) + '字')).toMatchObject({ code: 'rule.max_length' })
})
