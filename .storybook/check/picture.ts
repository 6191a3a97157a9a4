import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CDPSession, Page } from 'playwright'
import { PNG } from 'pngjs'
import { pictureFile, type Story } from './built-stories.ts'
import type { Stage } from './stage.ts'
import { decodeWebp, encodeWebp, fingerprintOf, type Picture, withFingerprint } from './webp.ts'

const sessions = new WeakMap<Page, CDPSession>()

async function sessionOf(page: Page) {
  const known = sessions.get(page)
  if (known !== undefined) return known
  const session = await page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** The window, or the part of it that is not empty, as a PNG. */
export async function takePicture({ page, settle }: Stage, isWhole: boolean): Promise<Buffer> {
  await settle()
  const box = await page.evaluate(extent, isWhole)
  const session = await sessionOf(page)
  const { data } = (await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: box.isTall,
    clip: { x: box.x, y: box.y, width: box.width, height: box.height, scale: 1 },
  })) as { data: string }
  return Buffer.from(data, 'base64')
}

/** Runs in the page. */
function extent(isWhole: boolean) {
  if (!document.getElementById('without-caret')) {
    const style = document.createElement('style')
    style.id = 'without-caret'
    style.textContent = '* { caret-color: transparent !important }'
    document.head.append(style)
  }
  if (isWhole) return { x: 0, y: 0, width: innerWidth, height: innerHeight, isTall: false }
  let right = 0
  let bottom = 0
  for (const element of document.querySelectorAll('body > div:not([class*="sb-"]) *')) {
    const box = element.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) continue
    right = Math.max(right, box.right)
    bottom = Math.max(bottom, box.bottom)
  }
  const height = Math.min(4000, Math.ceil(bottom) + 16)
  return { x: 0, y: 0, width: Math.min(innerWidth, Math.ceil(right) + 16), height, isTall: height > innerHeight }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

const read = (png: Buffer): Picture => {
  const { width, height, data } = PNG.sync.read(png)
  return { width, height, data }
}

/**
 * Compares with the accepted picture, to the pixel; accepts it with `isUpdate`. The accepted picture
 * carries the hash of the PNG that it was made of: the same PNG needs no decoding.
 */
export async function comparePicture(png: Buffer, story: Story, name: string, isUpdate: boolean) {
  const file = pictureFile(story, name)
  const accepted = existsSync(file) ? readFileSync(file) : undefined
  const fingerprint = sha256(png)
  if (accepted !== undefined && fingerprintOf(accepted)?.equals(fingerprint)) return
  const actual = read(png)
  const expected = accepted && (await decodeWebp(accepted))
  const difference = expected && differenceOf(expected, actual)
  if (expected !== undefined && difference === undefined) return
  if (isUpdate) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, withFingerprint(await encodeWebp(actual), actual, fingerprint))
    return
  }
  const keep = (what: string, body: Uint8Array) =>
    writeFileSync(path.join('reports/stories', `${story.id}.${name}.${what}.webp`), body)
  if (accepted) keep('1-expected', accepted)
  keep('2-actual', await encodeWebp(actual))
  if (difference) keep('3-difference', await encodeWebp(difference.picture))
  throw new Error(
    difference
      ? `The picture ${name} differs in ${difference.pixels} pixels. npm run visual:update accepts it.`
      : `There is no accepted picture ${name}. npm run visual:update takes it.`,
  )
}

/** The actual picture, paled, with each pixel that differs in red; nothing when all are equal. */
function differenceOf(expected: Picture, actual: Picture): { pixels: number; picture: Picture } | undefined {
  const isSameSize = expected.width === actual.width && expected.height === actual.height
  if (
    isSameSize &&
    Buffer.from(expected.data.buffer, expected.data.byteOffset, expected.data.length).equals(actual.data)
  )
    return undefined
  const width = Math.max(expected.width, actual.width)
  const height = Math.max(expected.height, actual.height)
  const data = Buffer.alloc(width * height * 4, 255)
  let pixels = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const there = (y * width + x) * 4
      const before = pixelAt(expected, x, y)
      const after = pixelAt(actual, x, y)
      if (before !== after) {
        pixels += 1
        data[there + 1] = 0
        data[there + 2] = 0
      } else for (let part = 0; part < 3; part += 1) data[there + part] = 192 + ((after >> (8 * part)) & 255) / 4
    }
  }
  return { pixels, picture: { width, height, data } }
}

/** Red, green and blue as one number; -1 outside. */
function pixelAt({ width, height, data }: Picture, x: number, y: number) {
  if (x >= width || y >= height) return -1
  const at = (y * width + x) * 4
  return (data[at] ?? 0) | ((data[at + 1] ?? 0) << 8) | ((data[at + 2] ?? 0) << 16)
}
