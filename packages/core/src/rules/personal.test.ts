import { expect, test } from 'vitest'
import { aboutOf, impersonal, personal } from './personal.ts'
import { plainTextOf } from './plain-text.ts'
import { rule } from './rule.ts'
import { optionalUpload, requiredText } from './text.ts'

test('a mark is of the one field, not of the rule that it was made from', () => {
  const text = requiredText(20)
  const [name, title] = [personal('name', text), impersonal(text)]
  expect([text, name, title].map(aboutOf)).toEqual([undefined, 'name', 'nobody'])
  expect([personal('photo', optionalUpload), optionalUpload].map(aboutOf)).toEqual(['photo', 'nobody'])
})

test('a mark stays when more is asked of the text', () => {
  const odd = rule('rule.digits', (text: string) => text.length % 2 === 1)
  expect(aboutOf(personal('name', requiredText(20)).check(odd))).toBe('name')
})

test('a marked text is judged as before, and taken as it is as fast', () => {
  const [text, name] = [requiredText(2), personal('name', requiredText(2))]
  for (const value of ['王明', ' 王明 ', '王小明', '', 1])
    expect(JSON.stringify(name.safeParse(value))).toBe(JSON.stringify(text.safeParse(value)))
  expect(plainTextOf(name)).toEqual({ max: 2, required: true })
})
