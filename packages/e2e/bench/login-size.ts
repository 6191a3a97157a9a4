import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { type Measure, ratio } from './measure.ts'
import type { Bench } from './open-bench.ts'

const gzipped = (files: Iterable<string>): number => {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(file)).length
  return bytes / 1000
}

/** A chunk and all that it imports statically. */
function withImports(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const folder = join(file, '..')
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    if (name) withImports(join(folder, name), found)
  return found
}

/** (c) All the JavaScript that the login form needs before a person can type, gz ÷ react and react-dom alone. */
export async function measureLoginSize({ root }: Bench): Promise<Measure[]> {
  const dist = join(root, 'packages/web/dist')
  const entry = /src="\/bcicss\/(assets\/[^"]+\.js)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1]
  if (!entry) throw new Error('The built index.html names no entry.')
  const needed = withImports(join(dist, entry), new Set())
  // The copy of one language is fetched before the form is drawn.
  const copy = readdirSync(join(dist, 'assets')).find((name) => /^entry-copy\.zh-.*\.js$/.test(name))
  if (!copy) throw new Error('The build has no copy for the login.')
  withImports(join(dist, 'assets', copy), needed)

  const folder = mkdtempSync(join(tmpdir(), 'icss-floor-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const source = join(folder, 'floor.js')
  writeFileSync(
    source,
    `import { createRoot } from 'react-dom/client'\nimport { createElement } from 'react'\ncreateRoot(document.body).render(createElement('p'))\n`,
  )
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2022', outDir: join(folder, 'out'), rolldownOptions: { input: source } },
  })
  const assets = join(folder, 'out/assets')
  const floor = gzipped(readdirSync(assets).map((name) => join(assets, name)))
  rmSync(folder, { recursive: true, force: true })
  return [ratio('(c) login entry ÷ react + react-dom', gzipped(needed), floor, 'kB gz', { atMost: 1.5 })]
}
