import { expect, test } from 'vitest'
import { lessonLength, videoDuration } from './video-duration.ts'

const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const longBox = (type: string, content: Buffer) => {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(type, 4, 'latin1')
  head.writeBigUInt64BE(BigInt(content.length + 16), 8)
  return Buffer.concat([head, content])
}
const mvhd = (version: 0 | 1, timescale: number, units: number) => {
  const bytes = Buffer.alloc(100)
  bytes.writeUInt8(version)
  if (version === 0) {
    bytes.writeUInt32BE(timescale, 12)
    bytes.writeUInt32BE(units, 16)
  } else {
    bytes.writeUInt32BE(timescale, 20)
    bytes.writeBigUInt64BE(BigInt(units), 24)
  }
  return box('mvhd', bytes)
}
const mehd = (units: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(units, 4)
  return box('mehd', bytes)
}
const start = box('ftyp', Buffer.from('isom'))
const data = Buffer.alloc(5_000, 7)

async function durationOf(...parts: Buffer[]) {
  const file = Buffer.concat(parts)
  let read = 0
  const seconds = await videoDuration((at, length) => {
    read += length
    return Promise.resolve(file.subarray(at, at + length))
  }, file.length)
  return { seconds, read }
}

test('the length is read from the header of either version, before or behind the pictures, with few bytes read', async () => {
  expect(await durationOf(start, box('moov', mvhd(0, 600, 45_000)), box('mdat', data))).toMatchObject({ seconds: 75 })
  const behind = await durationOf(start, longBox('mdat', data), box('moov', box('udta'), mvhd(1, 90_000, 900_000)))
  expect(behind.seconds).toBe(10)
  expect(behind.read).toBeLessThan(200)
  const open = box('moov', mvhd(0, 1000, 0), box('mvex', mehd(3_500)))
  expect(await durationOf(start, open)).toMatchObject({ seconds: 3.5 })
})

test('what says nothing of a length, or is broken, has none', async () => {
  for (const parts of [
    [data],
    [start, box('mdat', data)],
    [box('moov')],
    [box('moov', mvhd(0, 0, 10))],
    [box('moov', mvhd(0, 1000, 0))],
    [start, box('moov', mvhd(0, 600, 45_000)).subarray(0, 30)],
    [Buffer.from([0, 0, 0, 1]), Buffer.from('moov')],
    [],
  ])
    expect((await durationOf(...parts)).seconds).toBeUndefined()
})

test('a lesson lasts a second at least', () => {
  expect([0.2, 59.6, 75.4].map(lessonLength)).toEqual([
    { minutes: 0, seconds: 1 },
    { minutes: 1, seconds: 0 },
    { minutes: 1, seconds: 15 },
  ])
})
