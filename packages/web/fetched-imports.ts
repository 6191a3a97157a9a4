import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What Vite calls `import()` by in what it builds. */
const helper = '\0vite/preload-helper.js'

/** Calls `import()` by `import-fetched.ts` in place of Vite's own helper, after which a module that was lost stays lost. */
export const fetchedImports = (): Plugin => {
  let root = ''
  let isTaken = false
  return {
    name: 'fetched-imports',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => void (root = config.root),
    load(id) {
      if (id !== helper) return null
      isTaken = true
      const file = join(root, 'src/public-pages/import-fetched.ts')
      return `export { importFetched as __vitePreload } from ${JSON.stringify(file)}`
    },
    buildEnd(error) {
      if (!error && !isTaken)
        throw new Error(`Vite has no ${helper} any more, in whose place import-fetched.ts stands.`)
    },
  }
}
