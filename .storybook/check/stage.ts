import { chromium, type Request } from 'playwright'
import type { Story } from './built-stories.ts'

type Globals = { language?: 'zh' | 'en'; theme?: 'light' | 'dark' | 'high-contrast' }

const windows = { desktop: { width: 1280, height: 720 }, phone: { width: 360, height: 800 } }

/** Chromium as it draws the same on every machine: no sandbox in containers, no hinting, no sub-pixel colours. */
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--force-device-scale-factor=1',
  // Repainting only a part draws rounded corners twice over, now and then.
  '--disable-partial-raster',
]

type Channel = {
  on: (event: string, heard: (data: never) => void) => void
  off: (event: string, heard: (data: never) => void) => void
  emit: (event: string, data: object) => void
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel
  var __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>
    storyStoreValue: { loadStory: (which: { storyId: string }) => Promise<unknown> }
  }
}

export type Stage = Awaited<ReturnType<typeof launchStage>>

/** A browser that shows one story after the other. */
export async function launchStage(url: string) {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args })
  const context = await browser.newContext({
    viewport: windows.desktop,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // By this name Storybook stops all movement by itself, and does not wait for it to end.
    userAgent: `Mozilla/5.0 (X11; Linux x64) Chrome/${browser.version()} StorybookTestRunner`,
  })
  await context.addInitScript(() => {
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
  const page = await context.newPage()
  let complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  const loading = new Set<Request>()
  page.on('request', (request) => loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  let loaded: string | undefined
  let size: keyof typeof windows = 'desktop'

  return {
    page,
    complaints: () => complaints,
    close: () => browser.close(),

    /** All that the story asked for has come and is drawn. */
    async settle() {
      do {
        await Promise.all([...loading].map((request) => request.response().then((answer) => answer?.finished())))
        await page.evaluate(drawnFully)
      } while (loading.size > 0)
    },

    /** Draws a story and plays it to its end, in a page that was loaded for its file. */
    async show({ id, file }: Story) {
      complaints = []
      if (loaded !== file) {
        await page.goto(new URL('iframe.html', url).toString(), { waitUntil: 'commit' })
        await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
        loaded = file
      }
      const fault = await page.evaluate(drawStory, id)
      if (fault !== '') throw new Error(fault)
    },

    /** Switches language or theme as the toolbar does, or the size of the window; the story keeps its state. */
    async set(globals: Globals, to = size) {
      if (to !== size) await page.setViewportSize(windows[to])
      size = to
      await page.evaluate(drawAnew, globals)
    },
  }
}

/** Runs in the page. Answers what went wrong. */
async function drawStory(storyId: string): Promise<string> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  await globalThis.__STORYBOOK_PREVIEW__.ready()
  await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId }).catch(() => {})
  // Focus rings depend on what was used last: every story begins as if by keyboard, whatever ran before it.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  const faults: string[] = []
  const say = (fault: { message?: string; title?: string; description?: string; stack?: string }) =>
    faults.push(fault.message ?? `${fault.title ?? ''} ${fault.description ?? ''}`)
  const sayAll = (many: { message: string }[]) => many.forEach(say)
  const heard = {
    playFunctionThrewException: say,
    storyThrewException: say,
    storyErrored: say,
    storyMissing: () => faults.push('Storybook does not know this story.'),
    unhandledErrorsWhilePlaying: sayAll,
  }
  for (const [event, act] of Object.entries(heard)) channel.on(event, act)
  await new Promise<void>((done) => {
    const finish = ({ storyId: finished }: { storyId: string }) => {
      if (finished !== storyId) return
      channel.off('storyFinished', finish)
      done()
    }
    channel.on('storyFinished', finish)
    channel.on('storyMissing', () => done())
    channel.on('storyErrored', () => done())
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
  for (const [event, act] of Object.entries(heard)) channel.off(event, act)
  return [...new Set(faults)].join('\n')
}

/** Runs in the page: fonts and pictures have come, and for two frames nothing has changed. */
async function drawnFully(): Promise<void> {
  const changes = new MutationObserver(() => {})
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  // What changes for ever, such as a clock, is taken as it is.
  for (let round = 0; round < 30; round += 1) {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done))
    const waiting = Array.from(document.images).filter(({ decoding }) => decoding !== 'sync')
    for (const image of waiting) {
      // Decoded beside the drawing, a picture may miss the frame.
      image.decoding = 'sync'
      await image.decode().catch(() => {})
    }
    if (document.fonts.status === 'loaded' && changes.takeRecords().length === 0) break
    await document.fonts.ready
  }
  changes.disconnect()
}

/** Runs in the page. */
async function drawAnew(globals: object): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  await new Promise<void>((done) => {
    const finish = () => {
      channel.off('storyRendered', finish)
      done()
    }
    channel.on('storyRendered', finish)
    channel.emit('updateGlobals', { globals })
  })
}
