import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { type Browser, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { atMost, type Measure, quantile, ratio } from './measure.ts'

const rounds = 30
const keys = 24

/** The kit: a table's mount, the build of Storybook, and a key in each field. */
export async function measureKit(root: string): Promise<Measure[]> {
  const folder = mkdtempSync(join(root, 'node_modules/.kit-bench-'))
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    return [await measureTable(root, folder, browser), ...(await measureStorybook(root, folder, browser))]
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Opens a built folder in a page of its own. */
async function opened<Value>(outDir: string, browser: Browser, act: (page: Page, url: string) => Promise<Value>) {
  const server = await preview({ configFile: false, logLevel: 'error', build: { outDir }, preview: { port: 0 } })
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  try {
    return await act(page, server.resolvedUrls?.local[0] ?? '')
  } finally {
    await page.close()
    await server.close()
  }
}

declare global {
  /** Mounts 50 rows in the kit's table or in plain elements; answers milliseconds until they are laid out. */
  var mount: (table: 'kit' | 'plain') => number
  /** Storybook's own: how far the story is, whose play function must not type in between. */
  var __STORYBOOK_PREVIEW__: { readonly currentRender?: { readonly phase?: string } } | undefined
  /** Storybook's own: with it true its highlighter does not start. */
  var __STORYBOOK_HIGHLIGHT_INITIALIZED: boolean | undefined
}

const tablePage = (root: string) => `
import { createElement as h } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { DataTable } from '${join(root, 'packages/ui/src/DataTable/DataTable.tsx')}'
import { companyColumns } from '${join(root, 'packages/ui/src/story/CompanyTable.tsx')}'
import { companies } from '${join(root, 'packages/ui/src/story/companies.ts')}'
const columns = companyColumns((zh) => zh)
const rows = Array.from({ length: 50 }, (_, at) => ({ ...companies[at % companies.length], id: String(at) }))
const text = (row, column) => String(row[column.id])
const tables = {
  kit: () => h(DataTable, { label: '企业', columns, rows, getKey: (row) => row.id }),
  plain: () => h('table', null,
    h('thead', null, h('tr', null, columns.map((column) => h('th', { key: column.id }, column.header)))),
    h('tbody', null, rows.map((row) => h('tr', { key: row.id }, columns.map((column) => h('td', { key: column.id }, text(row, column))))))),
}
globalThis.mount = (table) => {
  const place = document.body.appendChild(document.createElement('div'))
  const view = createRoot(place)
  const started = performance.now()
  flushSync(() => view.render(tables[table]()))
  place.getBoundingClientRect()
  const took = performance.now() - started
  view.unmount()
  place.remove()
  return took
}
`

async function measureTable(root: string, folder: string, browser: Browser): Promise<Measure> {
  const page = join(folder, 'table')
  const outDir = join(folder, 'table-built')
  const entry = `${page}.js`
  writeFileSync(entry, tablePage(root))
  writeFileSync(`${page}.html`, `<!doctype html><body><script type="module" src="./table.js"></script></body>`)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: { target: 'es2022', outDir, rolldownOptions: { input: `${page}.html` } },
  })
  return opened(outDir, browser, async (shown, url) => {
    await shown.goto(new URL('table.html', url).toString())
    await shown.waitForFunction(() => 'mount' in globalThis)
    const kit: number[] = []
    const plain: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await shown.evaluate(() => globalThis.mount('plain')))
      kit.push(await shown.evaluate(() => globalThis.mount('kit')))
    }
    return ratio('(k) mount of 50 rows ÷ plain table', quantile(kit, 0.5), quantile(plain, 0.5), 'ms', { atMost: 6 })
  })
}

/** Forms of the product, the largest ones. */
const forms = [
  { title: 'the company form', id: 'screens-companyedit--existing' },
  { title: 'the course form', id: 'screens-courses--open-to-a-group' },
  { title: 'the live form', id: 'screens-lives--new-is-refused-empty' },
  { title: 'the notice form', id: 'screens-notices--days-move-the-end' },
  { title: 'the chapter dialog', id: 'screens-chapters--new-lesson' },
]

const isTyped = 'input:is([type=text], [type=password], [type=search], :not([type])), textarea'

type Index = { entries: Record<string, { id: string; type: string; title: string }> }

async function measureStorybook(root: string, folder: string, browser: Browser): Promise<Measure[]> {
  const outDir = join(folder, 'storybook')
  const started = performance.now()
  const built = spawnSync('storybook', ['build', '--quiet', '-o', outDir], {
    cwd: root,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  if (built.status !== 0) throw new Error(`Storybook does not build: ${built.stderr.toString()}`)
  const measures = [atMost('(k) Storybook builds', (performance.now() - started) / 1000, 's', 60)]
  const { entries } = JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8')) as Index
  const fields = Object.values(entries).filter(({ type, title }) => type === 'story' && title.startsWith('Fields/'))
  const first = [...Map.groupBy(fields, ({ title }) => title)].flatMap(([title, [story]]) =>
    story === undefined ? [] : [{ title, id: story.id }],
  )
  await opened(outDir, browser, async (page, url) => {
    // Storybook's highlighter asks for the style of every element whenever a child comes or goes, which a key's first
    // “not saved” does; no page of the product has it.
    await page.addInitScript(() => {
      globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true
    })
    for (const { title, id } of [...first, ...forms]) {
      if (entries[id] === undefined) throw new Error(`No story ${id}`)
      const took = await typingIn(page, new URL(`iframe.html?id=${id}`, url).toString())
      if (took !== undefined) measures.push(atMost(`(k) a key in ${title}, p95 at 4× throttle`, took, 'ms', 50))
    }
  })
  return measures
}

/** Milliseconds from a key to the paint after it, the slowest but for one in twenty; nothing where nothing is typed. */
async function typingIn(page: Page, url: string): Promise<number | undefined> {
  await page.goto(url)
  await page.waitForFunction(() =>
    ['completed', 'finished'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
  )
  const dialog = page.locator(`[role=dialog] :is(${isTyped})`)
  const field = ((await dialog.count()) > 0 ? dialog : page.locator(isTyped)).first()
  if ((await field.count()) === 0) return undefined
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await field.focus()
  await page.evaluate(() => {
    const slow: number[] = []
    Object.assign(globalThis, { slow })
    // What takes less than 16 ms is not reported.
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') slow.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(String(key % 10))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  }
  const slow = await page.evaluate(() => (globalThis as unknown as { slow: number[] }).slow)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return quantile([...slow, ...Array.from({ length: Math.max(0, keys - slow.length) }, () => 16)], 0.95)
}

/** The checks of all stories, as `npm test` runs them. */
export function measureStories(root: string): Promise<Measure[]> {
  spawnSync('node', ['scripts/stories.mjs'], { cwd: root, stdio: 'ignore' })
  const { seconds, passed, failed } = JSON.parse(readFileSync(join(root, 'reports/stories.json'), 'utf8')) as {
    seconds: number
    passed: number
    failed: number
  }
  return Promise.resolve([atMost('(k) the checks of a story', seconds / (passed + failed), 's', 1)])
}
