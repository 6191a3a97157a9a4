import type { TestContext, TestRunnerConfig } from '@storybook/test-runner'
import { getViolations, injectAxe } from 'axe-playwright'
import { type MatchImageSnapshotOptions, toMatchImageSnapshot } from 'jest-image-snapshot'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'

type Globals = { language: 'zh' | 'en'; theme: 'light' | 'dark' }
type Matchers = { toMatchImageSnapshot: (options: MatchImageSnapshotOptions) => void }

declare const expect: ((picture: Buffer) => Matchers) & { extend: (matchers: object) => void }

const desktop = { width: 1280, height: 720 }
const phone = { width: 360, height: 800 }
const atFirst: Globals = { language: 'zh', theme: 'light' }

/** What the page has complained about since the story began. */
const complaints = new WeakMap<Page, string[]>()

function listen(page: Page) {
  const heard = complaints.get(page)
  if (heard !== undefined) {
    heard.length = 0
    return
  }
  const list: string[] = []
  complaints.set(page, list)
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') list.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => list.push(`page error: ${error.message}`))
}

/** Fonts and pictures have come and what changed is drawn. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      await document.fonts.ready
      for (const image of document.images) {
        // Decoded beside the drawing, a picture may miss the frame.
        image.decoding = 'sync'
        await image.decode().catch(() => {})
      }
    }
  })

const show = (page: Page, globals: Globals) =>
  page.evaluate(async (next) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: {
        once: (event: string, heard: () => void) => void
        emit: (event: string, data: object) => void
      }
    }
    const drawn = new Promise<void>((done) => {
      channel.once('storyRendered', () => done())
      setTimeout(done, 2000)
    })
    channel.emit('updateGlobals', { globals: next })
    await drawn
  }, globals)

/** The part of the page that is not empty, so that a button's picture is not a screen of grey. */
const extent = (page: Page) =>
  page.evaluate(() => {
    let right = 0
    let bottom = 0
    const places = Array.from(document.querySelectorAll('body > div:not([class*="sb-"])'))
    for (const element of places.flatMap((place) => Array.from(place.querySelectorAll('*')))) {
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      right = Math.max(right, box.right)
      bottom = Math.max(bottom, box.bottom)
    }
    return {
      x: 0,
      y: 0,
      width: Math.min(innerWidth, Math.ceil(right) + 16),
      height: Math.min(4000, Math.ceil(bottom) + 16),
    }
  })

async function shoot(page: Page, folder: string, name: string, isWhole: boolean) {
  await settle(page)
  const clip = isWhole ? undefined : await extent(page)
  const isTall = clip !== undefined && clip.height > desktop.height
  const picture = await page.screenshot({ animations: 'disabled', fullPage: isTall, ...(clip ? { clip } : {}) })
  // Most pictures are the baseline to the byte; then nothing has to be decoded and compared.
  const baseline = path.join(folder, `${name}.png`)
  if (existsSync(baseline) && picture.equals(readFileSync(baseline))) return
  expect(picture).toMatchImageSnapshot({
    customSnapshotsDir: folder,
    customSnapshotIdentifier: name,
    customDiffDir: path.resolve('reports/stories'),
    storeReceivedOnFailure: true,
    customReceivedDir: path.resolve('reports/stories'),
    failureThreshold: 0,
    comparisonMethod: 'pixelmatch',
    customDiffConfig: { threshold: 0, includeAA: true },
  })
}

/** A piece stands alone, without the landmarks and the heading of a page. */
const ofWholePages = ['region', 'landmark-one-main', 'page-has-heading-one']

async function checkAxe(page: Page, isScreen: boolean, only?: string[]) {
  const rules = isScreen ? {} : Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: false }]))
  const violations = await getViolations(page, undefined, only === undefined ? { rules } : { runOnly: only })
  if (violations.length === 0) return
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n    ${node.html.slice(0, 200)}\n    ${node.failureSummary ?? ''}`),
  )
  throw new Error(`axe:\n${lines.join('\n')}`)
}

/** Where the story on the page comes from. The runner's own way to ask for it writes a warning. */
const storyOf = (page: Page) =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { currentRender: { story: { tags: string[]; parameters: { fileName: string } } } }
    }
    const { tags, parameters } = preview.currentRender.story
    return { tags, fileName: parameters.fileName }
  })

async function checkStory(page: Page, context: TestContext) {
  const { fileName, tags } = await storyOf(page)
  const folder = path.resolve(path.dirname(fileName), '__screenshots__')
  const isScreen = tags.includes('screen')
  const isWhole = isScreen || tags.includes('composite')
  const wrong: string[] = []
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error))
    }
  }
  await attempt(() => shoot(page, folder, `${context.id}.zh`, isWhole))
  if (!(await page.evaluate(() => 'axe' in globalThis))) await injectAxe(page)
  await attempt(() => checkAxe(page, isScreen))
  await show(page, { language: 'en', theme: 'light' })
  await attempt(() => shoot(page, folder, `${context.id}.en`, isWhole))
  if (isWhole) {
    await show(page, { language: 'zh', theme: 'dark' })
    await attempt(() => shoot(page, folder, `${context.id}.zh.dark`, isWhole))
    await attempt(() => checkAxe(page, isScreen, ['color-contrast']))
    await page.setViewportSize(phone)
    await show(page, atFirst)
    await attempt(() => shoot(page, folder, `${context.id}.zh.phone`, isWhole))
    await page.setViewportSize(desktop)
  }
  await show(page, atFirst)
  const heard = complaints.get(page) ?? []
  if (heard.length > 0) wrong.push(`The console must stay silent:\n${heard.join('\n')}`)
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'))
}

const config: TestRunnerConfig = {
  logLevel: 'none',
  setup() {
    expect.extend({ toMatchImageSnapshot })
  },
  async prepare({ page }) {
    await page.addInitScript(() => {
      const now = new Date('2026-11-21T14:30:00+08:00').getTime()
      const RealDate = Date
      // Calendars mark today; in pictures it is always the same day.
      globalThis.Date = class extends RealDate {
        constructor(...parts: [] | [number]) {
          super(...((parts.length === 0 ? [now] : parts) as [number]))
        }
        static override now() {
          return now
        }
      } as DateConstructor
    })
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).toString(), { waitUntil: 'load' })
  },
  async preVisit(page) {
    listen(page)
    // Focus rings depend on what was used last: every story begins as if by keyboard, whatever ran before it.
    await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })))
  },
  postVisit: checkStory,
}

export default config
