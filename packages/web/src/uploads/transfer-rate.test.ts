import { expect, test } from 'vitest'
import { rateOf, type Sample, withSample } from './transfer-rate.ts'

const samplesOf = (...samples: [at: number, stored: number][]) =>
  samples.reduce<Sample[]>((all, [at, stored]) => withSample(all, { at, stored }), [])

test('the rate is that of the last five seconds', () => {
  expect(rateOf(samplesOf([0, 0], [500, 100]))).toBeUndefined()
  expect(rateOf(samplesOf([0, 0], [1_000, 100], [2_000, 400]))).toBe(200)
  expect(rateOf(samplesOf([0, 0], [4_000, 100], [9_000, 10_100]))).toBe(2_000)
})

test('an upload that falls back is measured anew from there', () => {
  expect(rateOf(samplesOf([0, 0], [2_000, 900], [3_000, 100]))).toBeCloseTo(100 / 3)
  expect(rateOf(samplesOf([0, 500], [2_000, 900], [3_000, 100], [4_000, 200]))).toBe(100)
})
