import { expect, test } from 'vitest'
import { differenceOf } from './picture-difference.ts'
import type { Picture } from './webp.ts'

type Colour = readonly [number, number, number]

const white: Colour = [255, 255, 255]
const ink: Colour = [31, 41, 55]

const draw = (width: number, height: number, colourAt: (x: number, y: number) => Colour): Picture => {
  const data = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1)
    data.set([...colourAt(at % width, Math.floor(at / width)), 255], at * 4)
  return { width, height, data }
}

const changed = ({ data, ...size }: Picture, x: number, y: number, [red, green, blue]: Colour): Picture => {
  const copy = data.slice()
  copy.set([red, green, blue], (y * size.width + x) * 4)
  return { ...size, data: copy }
}

/** A slope, ink below and white above, whose edge is smoothed; `shift` moves it by a part of a pixel. */
const slope = (shift: number) =>
  draw(200, 100, (x, y) => {
    const covered = Math.min(1, Math.max(0, y - x * 0.37 - 10.2 + shift))
    return ink.map((part, at) => Math.round(part * covered + (white[at] ?? 0) * (1 - covered))) as unknown as Colour
  })

const plain = draw(200, 100, () => white)

/** White with so many single pixels of ink, none beside another. */
const speckled = (pixels: number) =>
  draw(200, 100, (x, y) => (x % 4 === 1 && y % 4 === 1 && ((y - 1) / 4) * 50 + (x - 1) / 4 < pixels ? ink : white))

test('in the recorded Chromium equal pictures are equal', () => {
  expect(differenceOf(slope(0), slope(0), 'equal')).toBeUndefined()
})

test('in the recorded Chromium one pixel off by the least is a difference, in every channel of every brightness', () => {
  const missed: string[] = []
  for (let grey = 0; grey < 255; grey += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const colour: Colour = [grey, grey, grey]
      const next = colour.map((part, at) => (at === channel ? part + 1 : part)) as unknown as Colour
      const before = draw(4, 4, () => colour)
      if (differenceOf(before, changed(before, 1, 1, next), 'equal')?.pixels !== 1) missed.push(`${colour} ${next}`)
    }
  expect(missed).toEqual([])
})

test('in the recorded Chromium an edge that is smoothed in another way is a difference', () => {
  expect(differenceOf(slope(0), slope(0.3), 'equal')?.pixels).toBeGreaterThan(0)
})

test('in another Chromium an edge that is smoothed in another way passes', () => {
  expect(differenceOf(slope(0), slope(0.3), 'alike')).toBeUndefined()
})

test('in another Chromium an edge that has moved by some pixels is a difference', () => {
  expect(differenceOf(slope(0), slope(3), 'alike')?.pixels).toBeGreaterThan(100)
})

test('in another Chromium so many pixels may differ as are 0.05 % of the picture', () => {
  expect(differenceOf(plain, speckled(10), 'alike')).toBeUndefined()
  expect(differenceOf(plain, speckled(11), 'alike')?.pixels).toBe(11)
})

test('a line that only one of the pictures has is a difference in either Chromium', () => {
  const taller = draw(200, 101, () => white)
  for (const likeness of ['equal', 'alike'] as const) {
    expect(differenceOf(plain, taller, likeness)).toMatchObject({ pixels: 200, picture: { width: 200, height: 101 } })
    expect(differenceOf(taller, plain, likeness)).toMatchObject({ pixels: 200, picture: { width: 200, height: 101 } })
  }
})

test('what differs is red in the picture of the difference', () => {
  const difference = differenceOf(plain, changed(plain, 7, 3, ink), 'equal')
  const at = (3 * 200 + 7) * 4
  expect([...(difference?.picture.data.subarray(at, at + 4) ?? [])]).toEqual([255, 0, 0, 255])
})
