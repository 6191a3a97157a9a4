import { expect, test } from 'vitest'
import { onlyFlags } from '../sessions/session.fixture.ts'
import { allFlags, flags } from './flags.ts'
import { flagsOfWords, wordsOfFlags } from './flag-words.ts'

test.for(['zh', 'en'] as const)('flags in words of %s are read back', (language) => {
  for (const list of [
    allFlags,
    onlyFlags(),
    onlyFlags('homeLogo'),
    ...flags.map((flag) => onlyFlags(flag, 'homeIcon')),
  ])
    expect(flagsOfWords(wordsOfFlags(language, list))).toEqual([...list])
})

test('either language and the names of the contract are read; a word that is no permission is none', () => {
  expect(flagsOfWords('上传文件，HOMELOGO; Publish notices')).toEqual(
    onlyFlags('uploadFile', 'homeLogo', 'publishNotice'),
  )
  expect(flagsOfWords('上传文件、飞行')).toBeUndefined()
  expect(flagsOfWords('、')).toBeUndefined()
})
