import pixelmatch from 'pixelmatch'
import type { Picture } from './webp.ts'

/** What a picture has to be to the accepted one: the same to the pixel, or what another Chromium may make of the same. */
export type Likeness = 'equal' | 'alike'

/** The share of its pixels that another Chromium may draw otherwise; how it smooths edges does not count. */
const mostUnlike = 0.0005

/**
 * The actual picture, paled, with each pixel that differs in red and each smoothed edge that does not count in yellow;
 * nothing when the pictures are as like as they have to be.
 */
export function differenceOf(
  expected: Picture,
  actual: Picture,
  likeness: Likeness,
): { pixels: number; picture: Picture } | undefined {
  const width = Math.max(expected.width, actual.width)
  const height = Math.max(expected.height, actual.height)
  const data = Buffer.alloc(width * height * 4)
  const isExact = likeness === 'equal'
  const options = isExact ? { threshold: 0, includeAA: true } : {}
  const pixels = pixelmatch(
    spread(expected, width, height),
    spread(actual, width, height),
    data,
    width,
    height,
    options,
  )
  const isSameSize = expected.width === actual.width && expected.height === actual.height
  const most = isExact ? 0 : mostUnlike * width * height
  return isSameSize && pixels <= most ? undefined : { pixels, picture: { width, height, data } }
}

/** The picture at the top left of a larger one, which is of a colour that no picture has. */
function spread(picture: Picture, width: number, height: number): Buffer {
  const data = Buffer.alloc(width * height * 4, Uint8Array.of(255, 0, 255, 255))
  for (let y = 0; y < picture.height; y += 1) {
    const from = y * picture.width * 4
    data.set(picture.data.subarray(from, from + picture.width * 4), y * width * 4)
  }
  return data
}
