import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureChapters } from './chapters.ts'
import { measureContentMatrix } from './content-matrix.ts'
import { measureDraw } from './draw.ts'
import { measureExport } from './export.ts'
import { measureFlatMemory } from './flat-memory.ts'
import { measureHelp } from './help.ts'
import { measureHomeFeed } from './home-feed.ts'
import { measureHomePreview } from './home-preview.ts'
import { logIn } from './icss.ts'
import { measureImport } from './import.ts'
import { measureKit, measureStories } from './kit.ts'
import { measureList } from './list.ts'
import { measureLoginSize } from './login-size.ts'
import type { Measure } from './measure.ts'
import { measurePermissions } from './permissions.ts'
import { type Product, startProduct } from './product.ts'
import { needPsql } from './psql.ts'
import { measurePublicPages } from './public-pages.ts'
import { measureSignIns } from './sign-ins.ts'
import { measureSlowLine } from './slow-line.ts'
import { measureStart } from './start.ts'
import { measureStreams } from './streams.ts'
import { measureTrainingLists } from './training-lists.ts'
import { measureTransfer } from './transfer.ts'
import { measureUpload } from './upload.ts'
import { measureUploads } from './uploads.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const say = (line: string) => {
  process.stderr.write(`${line}\n`)
}

type Measurer = (root: string, product: Product) => Promise<Measure[]>

/** What needs no server, and what needs one; in this order. `export` and `list` are of the companies of `import`. */
const alone = {
  size: measureLoginSize,
  draw: measureDraw,
  help: measureHelp,
  kit: measureKit,
  stories: measureStories,
  start: measureStart,
}
const served: Readonly<Record<string, Measurer>> = {
  streams: (_root, product) => measureStreams(product),
  upload: (_root, product) => measureUpload(product),
  uploads: measureUploads,
  import: measureImport,
  export: measureExport,
  list: (_root, product) => measureList(product),
  home: (_root, product) => measureHomeFeed(product),
  'home-preview': (_root, product) => measureHomePreview(product),
  chapters: (_root, product) => measureChapters(product),
  lists: (_root, product) => measureTrainingLists(product),
  'public-pages': measurePublicPages,
  'content-matrix': (_root, product) => measureContentMatrix(product),
  'sign-ins': (_root, product) => measureSignIns(product),
  transfer: (_root, product) => measureTransfer(product),
  memory: measureFlatMemory,
  // Logs in as another account, so it comes last.
  'slow-line': (_root, product) => measureSlowLine(product),
  permissions: measurePermissions,
}

const ofImport = ['export', 'list']

const names = [...Object.keys(alone), ...Object.keys(served)]
const chosen = process.argv.length > 2 ? process.argv.slice(2) : names
const unknown = chosen.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  say(`No measure called ${unknown.join(', ')}. The measures: ${names.join(', ')}`)
  process.exit(2)
}

const measures: Measure[] = []
for (const [name, measure] of Object.entries(alone))
  if (chosen.includes(name)) {
    say(name)
    measures.push(...(await measure(root)))
  }
if (Object.keys(served).some((name) => chosen.includes(name))) {
  const isImported = ['import', ...ofImport].some((name) => chosen.includes(name))
  if (isImported) needPsql()
  const product = await startProduct(root)
  try {
    if (isImported || chosen.includes('uploads') || chosen.includes('memory')) await logIn(root, product)
    for (const [name, measure] of Object.entries(served)) {
      // Some measure what the import leaves behind.
      if (!chosen.includes(name) && !(name === 'import' && isImported)) continue
      say(name)
      const found = await measure(root, product)
      if (chosen.includes(name)) measures.push(...found)
    }
  } finally {
    await product.stop()
  }
}

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 })
console.table(
  Object.fromEntries(
    measures.map(({ name, ours, other, unit, value, wanted, isReached }) => [
      name,
      {
        ours: number(ours),
        other: other === undefined ? '' : number(other),
        unit,
        value: number(value),
        wanted,
        reached: isReached,
      },
    ]),
  ),
)
mkdirSync(join(root, 'reports'), { recursive: true })
const file = join(root, 'reports/bench.json')
writeFileSync(
  file,
  `${JSON.stringify({ node: process.version, at: new Date().toISOString(), load: loadavg(), measures }, null, 2)}\n`,
)
say(
  `Load of the machine ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}. Also in ${file}`,
)
process.exit(measures.every(({ isReached }) => isReached) ? 0 : 1)
