import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { rolldown } from 'rolldown'
import { build, type Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const kit = path.join(root, 'packages/ui/src')
const filesOfLogin = ['LoginScreen.tsx', 'LoginForm.tsx'].map((file) =>
  path.join(root, 'packages/web/src/sessions', file),
)

/** Bytes that the login's pieces may add to react + react-dom. */
const loginLimit = 20_000

/** Gives `virtual:sizes`: what each piece weighs alone, weighed anew with every build. */
export function pieceSizes(): Plugin {
  const id = '\0virtual:sizes'
  return {
    name: 'piece-sizes',
    resolveId: (asked) => (asked === 'virtual:sizes' ? id : null),
    async load(asked) {
      if (asked !== id) return null
      const { floor, login, sizes } = await weighedPieces()
      if (login > loginLimit) throw new Error(`The login's pieces weigh ${login} bytes gz; ${loginLimit} are allowed.`)
      return Object.entries({ floor, login, sizes })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

const react = `export * as react from 'react'; export * as dom from 'react-dom'; export * as client from 'react-dom/client';`
const exported = (files: readonly string[]) => react + files.map((file) => `export * from './kit/${file}.js';`).join('')

type Sizes = { floor: number; login: number; sizes: Record<string, number> }

/** Weighed again only when the kit, the login or a dependency has changed. */
async function weighedPieces(): Promise<Sizes> {
  const hash = createHash('sha256')
  const files = globSync('**/*.{ts,tsx}', { cwd: kit, exclude: (name) => /\.(stories|test|docs)\.|^story/.test(name) })
  const inputs = [
    ...files.toSorted().map((file) => path.join(kit, file)),
    ...filesOfLogin,
    path.join(root, 'package-lock.json'),
  ]
  for (const file of inputs) hash.update(file).update(readFileSync(file))
  const known = path.join(root, 'node_modules/.cache/piece-sizes', `${hash.digest('hex')}.json`)
  if (existsSync(known)) return JSON.parse(readFileSync(known, 'utf8')) as Sizes
  const weighed = await weighPieces()
  mkdirSync(path.dirname(known), { recursive: true })
  writeFileSync(known, JSON.stringify(weighed))
  return weighed
}

async function weighPieces(): Promise<Sizes> {
  const folder = mkdtempSync(path.join(tmpdir(), 'icss-sizes-'))
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    await compileKit(path.join(folder, 'kit'))
    const floor = await weigh(react, folder)
    const pieces = globSync('*', { cwd: kit })
      .toSorted()
      .flatMap((piece) => {
        const modules = globSync(`${piece}/*.js`, { cwd: path.join(folder, 'kit') }).map((file) =>
          file.replace('.js', ''),
        )
        const own = modules.filter((file) => existsSync(path.join(kit, `${file}.tsx`)))
        const main = own.filter((file) => file === `${piece}/${piece}`)
        return own.length > 0 && piece !== 'story' ? [{ piece, files: main.length > 0 ? main : own }] : []
      })
    const sizes: Record<string, number> = {}
    const weighNext = async (): Promise<void> => {
      const next = pieces.shift()
      if (next === undefined) return
      sizes[next.piece] = (await weigh(exported(next.files), folder)) - floor
      await weighNext()
    }
    await Promise.all(Array.from({ length: 4 }, weighNext))
    return { floor, sizes, login: (await weigh(exported(piecesOfLogin()), folder)) - floor }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the login screen and its form import of the kit. */
const piecesOfLogin = () =>
  filesOfLogin.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'@icss\/ui\/([^']+)\.tsx'/g)].map(([, piece = '']) => piece),
  )

/** All modules of the kit, each compiled for itself: styles are class names, packages stay imports. */
async function compileKit(folder: string) {
  const entry = globSync('*/*.tsx', { cwd: kit, exclude: (name) => /stories|^story/.test(name) })
  await build({
    root: path.join(root, 'packages/ui'),
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      target: 'es2022',
      outDir: folder,
      minify: false,
      lib: { entry: entry.map((file) => path.join(kit, file)), formats: ['es'] },
      rolldownOptions: {
        external: /^[^./]/,
        output: { preserveModules: true, preserveModulesRoot: kit, entryFileNames: '[name].js' },
      },
    },
  })
}

/** Bytes of a module and all that it needs, minified and gzipped. */
async function weigh(code: string, folder: string) {
  const entry = path.join(folder, 'entry.js')
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => {
          if (id === entry) return code
          return id.endsWith('.css') ? '' : null
        },
      },
      optimizeLocales.rollup({ locales: ['zh-CN', 'en-US'] }),
    ],
  })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  return output.reduce((bytes, part) => bytes + (part.type === 'chunk' ? gzipSync(part.code).length : 0), 0)
}
