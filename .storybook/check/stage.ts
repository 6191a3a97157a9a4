import type { Page, Request } from 'playwright'
import { modes, type Mode, windows } from '../modes.ts'
import { asTheStory, type Conditions } from '../../packages/web/src/story/conditions.ts'

type Globals = { language?: 'zh' | 'en'; theme?: 'light' | 'dark' | 'high-contrast' } & Partial<Conditions>

/** `large`: the smallest phone, whose owner has made text twice as large. */
const sizes = { ...windows, large: { width: 320, height: 800 } }

type Channel = {
  on: (event: string, heard: (data: never) => void) => void
  off: (event: string, heard: (data: never) => void) => void
  emit: (event: string, data: object) => void
}

type ArgType = { control?: false | { type: string }; options?: unknown[] }

type Preview = {
  storeInitializationPromise: Promise<void>
  currentRender?: { teardown: () => Promise<void> }
  storyStoreValue: {
    cacheAllCSFFiles: () => Promise<void>
    loadStory: (wanted: { storyId: string }) => Promise<{
      argTypes: Record<string, ArgType>
      parameters: { playground?: { english: Record<string, unknown> } }
    }>
    args: { get: (storyId: string) => Record<string, unknown> }
    userGlobals: { update: (globals: Globals) => void }
  }
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel
  var __STORYBOOK_PREVIEW__: Preview
  /** The test runner's: draws a story and plays it to its end; throws what it throws. */
  var __test: (id: string) => Promise<unknown>
  /** What was scrolled before the window became a phone's, and how far. */
  var scrolledBefore: readonly { element: Element; top: number; left: number }[]
}

/** Brings the built Storybook at `url` into a page, which draws no story yet. */
export async function openStage(page: Page, url: string) {
  await page.addInitScript(standStill)
  await page.goto(new URL('iframe.html', url).toString(), { waitUntil: 'load' })
  // A slow story would be hidden while it is prepared, and what is hidden cannot take the focus.
  await page.addStyleTag({ content: '.sb-show-preparing-story #storybook-root { display: block !important }' })
  await page.evaluate(loadAll)
}

/** A page that shows one story after the other, and what is known of it. */
export type Stage = ReturnType<typeof listenTo>

const stages = new WeakMap<Page, Stage>()

export const stageOf = (page: Page): Stage => {
  const known = stages.get(page) ?? listenTo(page)
  stages.set(page, known)
  return known
}

function listenTo(page: Page) {
  let complaints: string[] = []
  page.on('console', (message) => {
    // What stands in examples leads nowhere, and how soon the browser finds that out is chance.
    if (/^https?:\/\/[a-z.]*example\.cn\//.test(message.location().url)) return
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  const loading = new Set<Request>()
  page.on('request', (request) => loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  let size: keyof typeof sizes = 'desktop'
  let shown: Mode = 'zh'

  return {
    page,
    complaints: () => complaints,

    /** Before a story is drawn: nothing of the one before it counts any more. */
    async clear() {
      complaints = []
      shown = 'zh'
      await page.evaluate(beginAnew, asTheStory)
    },

    /** Draws a story and plays it to its end, by the test runner; throws what it throws. */
    async draw(id: string) {
      await page.evaluate(drawAndPlay, id)
    },

    /** All that the story asked for has come and is drawn. */
    async settle() {
      do {
        await Promise.all([...loading].map((request) => request.response().then((answer) => answer?.finished())))
        await page.evaluate(drawnFully)
      } while (loading.size > 0)
    },

    /** Switches language or theme as the toolbar does; the story keeps its state. */
    async set(globals: Globals) {
      await page.evaluate(drawAnew, { event: 'updateGlobals', data: { globals } })
    },

    /** Draws the story as a mode of the pictures has it. */
    async show(mode: Mode) {
      const { viewport, language, theme } = modes[mode]
      await this.resize(viewport)
      const { language: spoken, theme: worn } = modes[shown]
      shown = mode
      // A story that is drawn anew without need may begin anew.
      if (language !== spoken || theme !== worn) await this.set({ language, theme })
    },

    /** Sets an arg of a story as a control does. */
    async setArg(storyId: string, name: string, value: unknown) {
      await page.evaluate(drawAnew, { event: 'updateStoryArgs', data: { storyId, updatedArgs: { [name]: value } } })
    },

    /** Sets an arg back to what it was. */
    async resetArg(storyId: string, name: string) {
      await page.evaluate(drawAnew, { event: 'resetStoryArgs', data: { storyId, argNames: [name] } })
    },

    /** Makes the window another. Wide again, what was scrolled stands as before: how far a browser holds it is chance. */
    async resize(to: keyof typeof sizes) {
      if (to === size) return
      if (size === 'desktop') await page.evaluate(noteScroll)
      await page.setViewportSize(sizes[to])
      await page.evaluate(sizeText, to === 'large' ? '200%' : '')
      size = to
      if (to === 'desktop') await page.evaluate(scrollAsNoted)
    },
  }
}

/** Runs in the page before all else: by this word Storybook ends animations at once, and its clock stands still. */
function standStill() {
  const agent = `${navigator.userAgent} StorybookTestRunner`
  Object.defineProperty(navigator, 'userAgent', { get: () => agent, configurable: true })
}

/**
 * Runs in the page: brings the modules, styles and fonts of all stories, always in the same order. What a story looks
 * like must not depend on which were drawn before it.
 */
async function loadAll(): Promise<void> {
  const preview = globalThis.__STORYBOOK_PREVIEW__
  await preview.storeInitializationPromise
  await preview.storyStoreValue.cacheAllCSFFiles()
  await Promise.all(Array.from(document.fonts, (face) => face.load()))
}

/** Runs in the page. */
function sizeText(size: string): void {
  document.documentElement.style.fontSize = size
}

/** Runs in the page. */
function noteScroll(): void {
  globalThis.scrolledBefore = Array.from(document.querySelectorAll('*'))
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }))
}

/** Runs in the page, once it is laid out for its new window. */
async function scrollAsNoted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
  for (const { element, top, left } of globalThis.scrolledBefore) element.scrollTo({ top, left, behavior: 'instant' })
}

/** Runs in the page. */
async function beginAnew(conditions: Conditions): Promise<void> {
  const preview = globalThis.__STORYBOOK_PREVIEW__
  // What went before is gone first: a dialog gives the focus back a frame after it is closed.
  await preview.currentRender?.teardown()
  for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
  // Not by the channel: that would draw the story before once more.
  preview.storyStoreValue.userGlobals.update({ language: 'zh', theme: 'light', ...conditions })
  // Focus rings depend on what was used last: every story begins as if by keyboard, whatever ran before it.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
}

/** Runs in the page. */
async function drawAndPlay(id: string): Promise<void> {
  const own = { ...console }
  try {
    await globalThis.__test(id)
  } finally {
    // The test runner listens to the console with each story, and never stops.
    Object.assign(console, own)
  }
}

/** Runs in the page: pictures have come, nothing waits, and for two frames nothing has changed. */
async function drawnFully(): Promise<void> {
  // For a third of a second React keeps back what has come behind a fallback that it has just shown.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what stands in here runs in the page
  const isHeldBack = () => {
    const container: object = document.getElementById('storybook-root') ?? {}
    const roots: [string, { stateNode: { timeoutHandle: number } }][] = Object.entries(container)
    const root = roots.find(([key]) => key.startsWith('__reactContainer$'))?.[1].stateNode
    return root !== undefined && root.timeoutHandle !== -1
  }
  const changes = new MutationObserver(() => {})
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  // What changes for ever, such as a clock, is taken as it is.
  for (let round = 0; round < 30; round += 1) {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
    // Code that has come is run, and what waited for it is drawn, before the page is idle.
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
    const waiting = Array.from(document.images).filter(({ decoding }) => decoding !== 'sync')
    for (const image of waiting) {
      // Decoded beside the drawing, a picture may miss the frame.
      image.decoding = 'sync'
      await image.decode().catch(() => {})
    }
    if (changes.takeRecords().length === 0 && !isHeldBack()) break
  }
  changes.disconnect()
  for (const video of document.querySelectorAll('video')) {
    if (!video.controls) continue
    while (video.networkState === video.NETWORK_LOADING) await new Promise((done) => requestAnimationFrame(done))
    // The browser's sign that a video is coming goes round to its end, whatever has become of it; only with its controls it goes at once.
    video.controls = false
    await new Promise((done) => requestAnimationFrame(done))
    video.controls = true
    await new Promise((done) => requestAnimationFrame(done))
  }
}

/** Runs in the page. */
async function drawAnew({ event, data }: { event: string; data: object }): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  await new Promise<void>((done) => {
    const finish = () => {
      channel.off('storyRendered', finish)
      done()
    }
    channel.on('storyRendered', finish)
    channel.emit(event, data)
  })
}
