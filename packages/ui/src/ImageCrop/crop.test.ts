import { expect, test } from 'vitest'
import { clampCrop, type Crop, cropRect, isTooSmall, type Size, wholeCrop } from './crop.ts'

const square = { width: 242, height: 242 }

function kept(image: Size, crop: Crop) {
  const { x, y, width, height } = cropRect(image, square, crop)
  return [x, y, width, height].map(Math.round)
}

test('at first the largest square in the middle, of tall and of wide pictures', () => {
  expect(kept({ width: 480, height: 640 }, wholeCrop)).toEqual([0, 80, 480, 480])
  expect(kept({ width: 1000, height: 500 }, wholeCrop)).toEqual([250, 0, 500, 500])
})

test('never beyond an edge, however far it is pushed, and never beyond four times', () => {
  const image = { width: 480, height: 640 }
  expect(kept(image, { x: -3, y: 9, zoom: 1 })).toEqual([0, 160, 480, 480])
  expect(clampCrop(image, square, { x: 0, y: 0, zoom: 99 })).toEqual({ x: 0.125, y: 0.09375, zoom: 4 })
})

test('says when what is kept has fewer pixels than wanted', () => {
  expect(isTooSmall({ width: 480, height: 640 }, square, { ...wholeCrop, zoom: 1.9 })).toBe(false)
  expect(isTooSmall({ width: 480, height: 640 }, square, { ...wholeCrop, zoom: 2 })).toBe(true)
  expect(isTooSmall({ width: 100, height: 100 }, square, wholeCrop)).toBe(true)
})
