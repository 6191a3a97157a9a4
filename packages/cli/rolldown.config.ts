import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type ChunkingContext, defineConfig } from 'rolldown'
import { isOfCore, lazyGroups, sourcesOf, withoutManifests } from '../core/manifests.ts'
import { notices } from '../core/notices.ts'

const mark = '\0builtin:'

/**
 * Takes Node's own modules by `process.getBuiltinModule`. An `import` of one evaluates all that it exports lazily, such
 * as the streams of `process`, and that takes longer than the whole of `icss --help`. commander asks for child_process
 * only for subcommands that are programs of their own, which icss has none of.
 */
const lazyBuiltins = {
  name: 'lazy-builtins',
  resolveId: (id: string, importer?: string) => {
    if (!id.startsWith('node:') && !builtinModules.includes(id)) return null
    // The runtime of the bundle stands below all modules, so that it can wait for none.
    if (importer?.includes('rolldown/runtime')) return null
    if (id === 'node:child_process' && importer?.includes('/commander/')) return { id: `${mark}none` }
    return { id: mark + id }
  },
  load: (id: string) => {
    if (!id.startsWith(mark)) return null
    const name = id.slice(mark.length)
    return name === 'none' ? 'module.exports = {}' : `module.exports = process.getBuiltinModule('${name}')`
  },
}

/**
 * What connections by proxies use of undici, without its fetch, caches, mocks, and HTTP/2, which is for servers that
 * offer it.
 */
const usedUndici = {
  name: 'used-undici',
  resolveId: (id: string) => (id === 'undici' ? `${mark}undici` : null),
  load: (id: string) =>
    id === `${mark}undici`
      ? `Object.assign(require('undici/lib/dispatcher/dispatcher.js').prototype, {
           request: require('undici/lib/api/api-request.js'),
           connect: require('undici/lib/api/api-connect.js'),
         })
         exports.EnvHttpProxyAgent = require('undici/lib/dispatcher/env-http-proxy-agent.js')
         exports.Pool = require('undici/lib/dispatcher/pool.js')`
      : null,
  transform(code: string, id: string) {
    if (!id.endsWith('/undici/lib/dispatcher/client.js')) return null
    const eager = "const connectH2 = require('./client-h2.js')"
    if (!code.includes(eager)) throw new Error('undici loads its HTTP/2 in another way.')
    return code.replace(eager, "const connectH2 = (...args) => require('./client-h2.js')(...args)")
  },
}

/** What core merges of all features costs a start only what a command uses of it. */
const sparingParts = {
  name: 'sparing-parts',
  transform(code: string, id: string) {
    const merged = /merged\(features, '(contract|errors|errorsZh|errorsEn)'\)/
    const [call, part = ''] = isOfCore(id) ? (merged.exec(code) ?? []) : []
    if (call === undefined) return null
    // A command calls one group or two.
    const parts =
      part === 'contract'
        ? lazyGroups().map(({ getter }) => getter)
        : sourcesOf(part).map(({ own, file }) => `...require(${JSON.stringify(file)}).${own}`)
    return withoutManifests(code, call, `({ ${parts.join(', ')} })`)
  },
}

/** A thread's module becomes a file of its own, beside the others. */
const threads = {
  name: 'threads',
  transform: (code: string, id: string) =>
    id.endsWith('.ts') && code.includes('new Worker(')
      ? code.replaceAll(/('\.\/[\w-]+\.worker)\.ts'/g, "$1.mjs'")
      : null,
}

const source = (path: string) => fileURLToPath(import.meta.resolve(path))

/**
 * What is wanted together lies in one file, since each file costs a start its time: all that `main.ts` imports without
 * waiting, then what runs any command, its schemas, what it knows of a server, and the way there.
 */
const together: readonly (readonly [name: string, entries: readonly string[]])[] = [
  ['startup', ['./src/main.ts']],
  ['command', ['./src/commands/run-command.ts']],
  ['schemas', ['zod/mini']],
  ['connection', ['./src/server/connect.ts']],
  [
    'nouns',
    [
      './src/nouns/derive.ts',
      './src/commands/list-command.ts',
      './src/commands/show-command.ts',
      './src/commands/export-command.ts',
      './src/nouns/write-command.ts',
      './src/nouns/delete-command.ts',
    ],
  ],
]

const fileOf = new Map<string, string>()

function placeModules(context: ChunkingContext): void {
  for (const [name, entries] of together) {
    const visit = (id: string) => {
      if (fileOf.has(id)) return
      fileOf.set(id, name)
      const found = context.getModuleInfo(id)
      for (const one of found?.importedIds ?? []) visit(one)
    }
    for (const one of entries) visit(source(one))
  }
}

const program = defineConfig({
  input: { icss: 'src/main.ts' },
  platform: 'node',
  plugins: [usedUndici, lazyBuiltins, sparingParts, threads, notices()],
  // Ink asks for it only when DEV=true.
  external: ['react-devtools-core'],
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: true,
    // A module is evaluated when it is asked for, not with the others of its file.
    strictExecutionOrder: true,
    codeSplitting: {
      groups: together.map(([file], at) => ({
        name: (id, context) => {
          if (fileOf.size === 0) placeModules(context)
          return fileOf.get(id) === file ? file : null
        },
        // A group takes what its modules import along, unless an earlier one has it.
        priority: together.length - at,
      })),
    },
    cleanDir: true,
  },
})

/** Shares nothing with the program, so that a thread has little to load. */
const wholeFileThread = defineConfig({
  input: source('@icss/core/uploads/whole-file.worker.ts'),
  platform: 'node',
  output: { dir: 'dist', format: 'esm', entryFileNames: '[name].mjs', minify: true },
})

export default [program, wholeFileThread]
