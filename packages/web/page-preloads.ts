import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const folder = 'src/public-pages'
const views = /(\w+): async \(\) => \(await import\('\.\/([^']+)'\)\)/g

/** The files that a chunk needs; as in its modules, what is imported comes first, since of two styles the later one holds. */
function filesOf(bundle: Rolldown.OutputBundle, start: string, base: string): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const add = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk') return
    for (const imported of chunk.imports) add(imported)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    files.add(name)
  }
  add(start)
  return [...files].map((name) => base + name)
}

/**
 * Writes `preloads.json`: the addresses of scripts and styles of each kind of public page, so that the server can name
 * them in the document and a phone fetches them along with the first script instead of behind it.
 */
export const pagePreloads = (): Plugin => {
  let root = ''
  let base = ''
  return {
    name: 'page-preloads',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      base = config.base
    },
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const kinds = [...readFileSync(join(root, folder, 'page-views.ts'), 'utf8').matchAll(views)].map(
        ([, kind = '', module = '']) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, folder, module))
          if (!chunk) throw new Error(`The view of “${kind}” in page-views.ts is no chunk: ${module}.`)
          return [kind, filesOf(bundle, chunk.fileName, base)] as const
        },
      )
      if (kinds.length === 0) throw new Error('page-views.ts has no view in the form that page-preloads.ts reads.')
      writeFileSync(join(dir, 'preloads.json'), JSON.stringify(Object.fromEntries(kinds)))
    },
  }
}
