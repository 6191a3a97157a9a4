import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { rolldown } from 'rolldown'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '../../..')
const kit = path.join(root, 'packages/ui/src')
const filesOfLogin = ['LoginScreen.tsx', 'LoginForm.tsx'].map((file) =>
  path.join(root, 'packages/web/src/sessions', file),
)

const react = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
const exportedReact = react.map((part, at) => `export * as part${at} from '${part}';`).join('')
const exported = (files: readonly string[]) =>
  files.map((file) => `export * from './kit/${file.replace('.tsx', '.js')}';`).join('')

/** Bytes gz above react + react-dom, and the heavy pieces that come along. */
type Weight = { gz: number; brings: string[] }
export type Sizes = { floor: number; login: number; pieces: Record<string, Weight> }

/** From here on a piece is heavy, in bytes gz. */
const heavy = 20_000

/** Weighed again only when the kit, the login or a dependency has changed. */
export async function weighedPieces(): Promise<Sizes> {
  const hash = createHash('sha256')
  const inputs = [
    ...modulesOfKit('**/*.{ts,tsx}').map((file) => path.join(kit, file)),
    ...filesOfLogin,
    path.join(root, 'package-lock.json'),
    import.meta.filename,
  ]
  for (const file of inputs) hash.update(file).update(readFileSync(file))
  const known = path.join(root, 'node_modules/.cache/piece-sizes', `${hash.digest('hex')}.json`)
  if (existsSync(known)) return JSON.parse(readFileSync(known, 'utf8')) as Sizes
  const weighed = await weighPieces()
  mkdirSync(path.dirname(known), { recursive: true })
  writeFileSync(known, JSON.stringify(weighed))
  return weighed
}

const modulesOfKit = (pattern: string) =>
  globSync(pattern, { cwd: kit })
    .filter((file) => !/\.(stories|test|docs)\.|^story/.test(file))
    .toSorted()

async function weighPieces(): Promise<Sizes> {
  const folder = mkdtempSync(path.join(tmpdir(), 'icss-sizes-'))
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    await compileKit(path.join(folder, 'kit'))
    const { gz: floor } = await weigh(exportedReact, folder, [])
    const pieces = Object.entries(Object.groupBy(modulesOfKit('*/*.tsx'), (file) => path.dirname(file)))
    const weights = new Map<string, { gz: number; parts: string[] }>()
    const weighNext = async (): Promise<void> => {
      const [piece, all = []] = pieces.shift() ?? []
      if (piece === undefined) return
      const main = all.filter((file) => file === `${piece}/${piece}.tsx`)
      const { gz, parts } = await weigh(exported(main.length > 0 ? main : all), folder)
      weights.set(piece, { gz, parts: parts.filter((part) => part !== piece) })
      await weighNext()
    }
    await Promise.all(Array.from({ length: 4 }, weighNext))
    const isHeavy = (part: string) => (weights.get(part)?.gz ?? 0) >= heavy
    const sorted = [...weights].toSorted(([one], [other]) => (one < other ? -1 : 1))
    return {
      floor,
      login: (await weigh(exported(piecesOfLogin()), folder)).gz,
      pieces: Object.fromEntries(
        sorted.map(([piece, { gz, parts }]) => [piece, { gz, brings: parts.filter(isHeavy) }]),
      ),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the login screen and its form import of the kit. */
const piecesOfLogin = () =>
  filesOfLogin.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'@icss\/ui\/([^']+\.tsx)'/g)].map(([, file = '']) => file),
  )

/** All modules of the kit, each compiled for itself: styles are class names, packages stay imports. */
async function compileKit(folder: string) {
  await build({
    root: path.join(root, 'packages/ui'),
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    // Vite takes a test for development, and names each element's place in its file.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      target: 'es2022',
      outDir: folder,
      minify: false,
      lib: { entry: modulesOfKit('*/*.tsx').map((file) => path.join(kit, file)), formats: ['es'] },
      rolldownOptions: {
        external: /^[^./]/,
        output: { preserveModules: true, preserveModulesRoot: kit, entryFileNames: '[name].js' },
      },
    },
  })
}

/** A module and all that it needs but what every page has: bytes minified and gzipped, and the pieces in it. */
async function weigh(code: string, folder: string, external = react) {
  const entry = path.join(folder, 'entry.js')
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'silent',
    external,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        // Asked about these alone: a question for each module would cost more than the bundling.
        resolveId: { filter: { id: /entry\.js$/ }, handler: (id) => (id === entry ? id : null) },
        load: {
          filter: { id: /entry\.js$|\.css$/ },
          handler: (id) => (id === entry ? code : id.endsWith('.css') ? '' : null),
        },
      },
      optimizeLocales.rollup({ locales: ['zh-CN', 'en-US'] }),
    ],
  })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  const chunks = output.filter((part) => part.type === 'chunk')
  const kept = chunks.flatMap(({ modules }) =>
    Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0),
  )
  const parts = kept.flatMap(([id]) => /\/kit\/([^/]+)\/\1\.js$/.exec(id)?.[1] ?? [])
  return {
    gz: chunks.reduce((bytes, { code: minified }) => bytes + gzipSync(minified).length, 0),
    parts: [...new Set(parts)].toSorted(),
  }
}
