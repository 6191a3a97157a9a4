import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type ChunkingContext, defineConfig } from 'rolldown'

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

const entry = fileURLToPath(new URL('src/main.ts', import.meta.url))
let startup: ReadonlySet<string> | undefined

/** All that `main.ts` imports without waiting; in one file, since each file costs a start its time. */
function startupModules(context: ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const one of context.getModuleInfo(id)?.importedIds ?? []) visit(one)
  }
  visit(entry)
  return found
}

export default defineConfig({
  input: { icss: 'src/main.ts' },
  platform: 'node',
  plugins: [lazyBuiltins],
  // Ink asks for it only when DEV=true.
  external: ['react-devtools-core'],
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: true,
    codeSplitting: {
      groups: [
        {
          name: (id, context) => {
            startup ??= startupModules(context)
            return startup.has(id) ? 'startup' : null
          },
        },
      ],
    },
    cleanDir: true,
  },
})
