import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { type Browser, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { atMost, type Measure, quantile, ratio } from './measure.ts'
import { measureTyping, type Story } from './typing.ts'

const rounds = 30

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

type Index = { entries: Record<string, Story> }

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
  await opened(outDir, browser, async (page, url) => {
    // Storybook's highlighter asks for the style of every element whenever a child comes or goes, which a key's first
    // “not saved” does; no page of the product has it.
    await page.addInitScript(() => {
      globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true
    })
    measures.push(...(await measureTyping(page, url, Object.values(entries))))
  })
  return measures
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
