import { expect, test } from 'vitest'
import { loadWords } from '../language/copy.ts'
import { fieldWords } from './field-words.ts'

await loadWords('en')

// Copied into the scratch copy of added-field.test.ts as a test of its own; here no company has a nickname.
test('the trail calls a field that was added as its form does', () => {
  expect([fieldWords('companies', 'nickname', 'zh'), fieldWords('companies', 'nickname', 'en')]).toEqual([
    '别名',
    'Nickname',
  ])
})
