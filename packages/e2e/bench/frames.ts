import type { Page } from 'playwright'
import { sized } from './sized.ts'

/** Often enough that one hiccup of the machine does not decide. */
const turnsOfTheWheel = sized(30, 1)

/** Milliseconds of each frame while a table is scrolled by the wheel. */
export async function framesOf(page: Page): Promise<number[]> {
  const { x, y, width, height } = (await page.locator('table').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + Math.min(height / 2, 200))
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const note = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(globalThis, { benchFrames: frames })
  })
  for (let turn = 0; turn < turnsOfTheWheel; turn += 1) {
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
  return page.evaluate(() => (globalThis as unknown as { benchFrames: number[] }).benchFrames)
}
