import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { type Measure, quantile, ratio } from './measure.ts'
import type { Bench } from './open-bench.ts'
import { opened } from './opened.ts'
import { sized } from './sized.ts'

const rounds = sized(30, 1)

declare global {
  /** Mounts 50 rows in the kit's table or in plain elements; answers milliseconds until they are laid out. */
  var mount: (table: 'kit' | 'plain') => number
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

/** (k) The mount of the kit's table ÷ that of a plain one. */
export async function measureTable({ root, browser }: Bench): Promise<Measure[]> {
  const folder = mkdtempSync(join(root, 'node_modules/.table-bench-'))
  try {
    return [await measureMount(root, folder, await browser())]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureMount(root: string, folder: string, browser: Browser): Promise<Measure> {
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
