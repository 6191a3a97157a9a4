import { expect, test } from 'vitest'
import { pictureRule } from './picture-rule.ts'

const recorded = '156.0.8078.108'
const other = '157.0.8100.2'
const run = { recorded, found: recorded, isUpdate: false, isWhole: true }

test('pictures have to be equal in the recorded Chromium, alike in another one', () => {
  expect(pictureRule(run)).toBe('equal')
  expect(pictureRule({ ...run, found: other })).toBe('alike')
  expect(pictureRule({ ...run, found: other, isWhole: false })).toBe('alike')
})

test('some pictures are accepted in the recorded Chromium, in another one only all of them', () => {
  expect(pictureRule({ ...run, isUpdate: true, isWhole: false })).toBe('accepted')
  expect(pictureRule({ ...run, isUpdate: true, found: other })).toBe('accepted')
  expect(() => pictureRule({ ...run, isUpdate: true, found: other, isWhole: false })).toThrow(
    `taken with Chromium ${recorded}, this one is ${other}`,
  )
})
