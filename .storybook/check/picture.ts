import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CDPSession, Page } from 'playwright'
import { PNG } from 'pngjs'
import { pictureFile, type Story } from './built-stories.ts'
import { differenceOf, type Likeness } from './picture-difference.ts'
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

/** What is done with a picture that was taken: it is held against the accepted one, or becomes it. */
export type PictureRule = Likeness | 'accepted'

/**
 * Holds a picture against the accepted one, which carries the hash of the PNG that it was made of: the same PNG needs no
 * decoding.
 */
export async function comparePicture(png: Buffer, story: Story, name: string, rule: PictureRule) {
  const file = pictureFile(story, name)
  const accepted = existsSync(file) ? readFileSync(file) : undefined
  const fingerprint = sha256(png)
  if (accepted !== undefined && fingerprintOf(accepted)?.equals(fingerprint)) return
  const actual = read(png)
  const expected = accepted && (await decodeWebp(accepted))
  const difference = expected && differenceOf(expected, actual, rule === 'accepted' ? 'equal' : rule)
  if (expected !== undefined && difference === undefined) return
  if (rule === 'accepted') {
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
