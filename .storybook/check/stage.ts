import type { Page, Request } from 'playwright'

type Globals = { language?: 'zh' | 'en'; theme?: 'light' | 'dark' | 'high-contrast' }

const windows = { desktop: { width: 1280, height: 720 }, phone: { width: 360, height: 800 } }

type Channel = {
  on: (event: string, heard: (data: never) => void) => void
  off: (event: string, heard: (data: never) => void) => void
  emit: (event: string, data: object) => void
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel
}

/** A page that shows one story after the other, and what is known of it. */
export type Stage = ReturnType<typeof stageOf>

const stages = new WeakMap<Page, ReturnType<typeof listenTo>>()

export const stageOf = (page: Page) => {
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
  let size: keyof typeof windows = 'desktop'

  return {
    page,
    complaints: () => complaints,

    /** Before a story is drawn. */
    async clear() {
      complaints = []
      // Focus rings depend on what was used last: every story begins as if by keyboard, whatever ran before it.
      await page.evaluate(() =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })),
      )
    },

    /** All that the story asked for has come and is drawn. */
    async settle() {
      do {
        await Promise.all([...loading].map((request) => request.response().then((answer) => answer?.finished())))
        await page.evaluate(drawnFully)
      } while (loading.size > 0)
    },

    /** Switches language or theme as the toolbar does, or the size of the window; the story keeps its state. */
    async set(globals: Globals, to = size) {
      if (to !== size) await page.setViewportSize(windows[to])
      size = to
      await page.evaluate(drawAnew, globals)
    },
  }
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
    // Parts of a font are asked for when a character is drawn, which may be later than these frames.
    const fields = Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea'))
    const words = fields.flatMap(({ value, placeholder }) => [value, placeholder])
    await document.fonts.load('16px "Noto Sans SC Variable"', [document.body.innerText, ...words].join(''))
    await document.fonts.ready
    if (document.fonts.status === 'loaded' && changes.takeRecords().length === 0) break
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
