import { expect, test } from 'vitest'
import { createTranslate } from '../copy/translate.ts'
import { drawCheckEn } from './draw-check.en.ts'
import { misuses, roundWords, strengthWords, whichDraw } from './draw-check.words.ts'
import { drawCheckZh } from './draw-check.zh.ts'
import { reportOf } from './draw-report.ts'
import { drawVectors } from './draw-vectors.fixture.ts'

const zh = createTranslate('zh', drawCheckZh)
const en = createTranslate('en', drawCheckEn)

const told = (t: typeof zh, name: keyof typeof drawVectors) => {
  const report = reportOf(drawVectors[name])
  return [
    ...whichDraw(t, report),
    ...misuses(t, report),
    ...report.rounds.flatMap((round) => [roundWords(t, round), strengthWords(t, round.strength)]),
  ].join('\n')
}

test.each(['quicknet', 'testBeacon', 'phones'] as const)('the report of %s in both languages', (name) => {
  expect(told(zh, name)).toMatchSnapshot('zh')
  expect(told(en, name)).toMatchSnapshot('en')
})

const kinds = (name: keyof typeof drawVectors) => reportOf(drawVectors[name]).rounds.map(({ strength }) => strength)

test('a round rests on a known beacon, an unknown one, phones, or the word alone', () => {
  expect(kinds('quicknet')).toEqual([{ kind: 'public', given: 0, of: 12 }])
  expect(kinds('testBeacon').map(({ kind, given }) => [kind, given])).toEqual([
    ['unknown', 0],
    ['unknown', 21],
    ['unknown', 21],
    ['unknown', 0],
  ])
  expect(kinds('phones').map(({ kind, given }) => [kind, given])).toEqual([
    ['phones', 18],
    ['phones', 18],
    ['word', 0],
  ])
})

test('winners stand by award, those who moved up among them', () => {
  const [award] = reportOf(drawVectors.quicknet).awards
  expect(award?.winners.map(({ id }) => id)).toEqual(['3jgt6hsk7xvxumi', 'mjwliqqetjqurbd', 'g3jnqrni5mrj2tv'])
})
