import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as Outlined from '../core/src/contract/outline.ts'
import { isOfCore, lazyGroups, sourcesOf, withoutManifests } from '../core/manifests.ts'

const given = /^export \{([^}]+)\} from '(\.\/[\w-]+\.(?:zh|en|columns)\.ts)'$/gm
const endpoints =
  /^export const (?:contract|tags) = \{[^]*?\} as const$|^import \{[^}]*\} from '\.\/[\w-]+\.contract\.ts'$/gm
const taken = /(?:partsOf|merged)\(features, '(zh|en|errorsZh|errorsEn|columns|contract)'\)/

/** A module of words is read a second time for its errors, which are there at once where the words come later. */
const ofErrors = '?errors'

const later = fileURLToPath(new URL('../core/src/later.ts', import.meta.url))
const outlinePath = fileURLToPath(new URL('../core/src/contract/outline.ts', import.meta.url))

/** The module with what comes later of a part. */
const restOf = (part: string) => `rest-of/${part}`

interface Part {
  readonly noun: string
  readonly name: string
  /** The imports it needs, and a property with its value. */
  readonly imports: string
  readonly property: string
}

/** A part of the features' manifests, as each gives it. */
const partsNamed = (wanted: string): Part[] => {
  if (wanted === 'contract')
    return lazyGroups().map(({ noun, group, getter }) => ({ noun, name: group, imports: '', property: getter }))
  const suffix = wanted.startsWith('errors') ? ofErrors : ''
  return sourcesOf(wanted).map(({ noun, own, file, isOwn }, at) => {
    if (isOwn) throw new Error(`${file} is to give \`${wanted}\` on from a file of its own.`)
    const imports = `import { ${own} as p${at} } from ${JSON.stringify(file + suffix)}`
    return { noun, name: noun, imports, property: suffix ? `...p${at}` : `${noun}: p${at}` }
  })
}

const codeOf = (parts: readonly Part[]) => ({
  imports: parts.map(({ imports }) => imports),
  object: `({ ${parts.map(({ property }) => property).join(', ')} })`,
})

/** What there is of every endpoint at once: its name, and who may call it. */
async function outlineAsData(): Promise<string> {
  const { module } = await runnerImport<typeof Outlined>(outlinePath, { configFile: false, logLevel: 'error' })
  const groups = Object.entries(module.outline).map(([group, endpointsOf]) => [
    group,
    Object.fromEntries(Object.entries(endpointsOf).map(([name, { needs }]) => [name, { needs }])),
  ])
  return JSON.stringify(Object.fromEntries(groups))
}

export type PartsApartOptions = {
  /** The nouns of which the first screens show something, or single groups of their endpoints. */
  first: readonly string[]
}

/**
 * Takes the words, the columns of tables and the contract with its tags out of the features' manifests, where whatever
 * asks for a part of one would fetch or evaluate them along, and leaves them to those modules of core that gather them:
 * who reads Chinese never fetches English words, a list does not wait for the columns, which hold words of both
 * languages, and the endpoints of a feature are evaluated when the first of them is asked for. Words and endpoints of
 * features that are not among the `first` come later, so that no noun adds to what the first screens wait for.
 */
export const partsApart = ({ first }: PartsApartOptions): Plugin => {
  let isBuilt = false
  const isFirst = ({ noun, name }: Part) => first.includes(noun) || first.includes(name)
  return {
    name: 'parts-apart',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuilt = command === 'build'),
    resolveId: (id) => (id.startsWith(restOf('')) || id.endsWith(ofErrors) ? id : null),
    load(id) {
      if (id.endsWith(ofErrors)) return readFileSync(id.slice(0, -ofErrors.length), 'utf8')
      if (!id.startsWith(restOf(''))) return null
      const { imports, object } = codeOf(partsNamed(id.slice(restOf('').length)).filter((part) => !isFirst(part)))
      return [...imports, `export default ${object}`].join('\n')
    },
    async transform(code, id) {
      if (!isOfCore(id)) return null
      if (id.endsWith('.feature.ts')) return (isBuilt ? code.replaceAll(endpoints, '') : code).replaceAll(given, '')
      if (isBuilt && id === outlinePath) return `export const outline = ${await outlineAsData()}`
      const [made, wanted = ''] = taken.exec(code) ?? []
      if (made === undefined) return null
      // While developing the browser loads the modules themselves, and has no `require`.
      if (wanted === 'contract' && !isBuilt) return null
      const parts = partsNamed(wanted)
      if (parts.length === 0) throw new Error(`No manifest gives \`${wanted}\` in the form that parts-apart.ts reads.`)
      const isSplit = isBuilt && ['zh', 'en', 'contract'].includes(wanted)
      if (!isSplit) {
        const { imports, object } = codeOf(parts)
        return [...imports, withoutManifests(code, made, object)].join('\n')
      }
      const { imports, object } = codeOf([
        ...parts.filter(isFirst),
        ...parts
          .filter((part) => !isFirst(part))
          .map(({ noun, name }) => ({ noun, name, imports: '', property: `get ${name}() { return rest().${name} }` })),
      ])
      return [
        `import { later } from ${JSON.stringify(later)}`,
        ...imports,
        `const rest = later(async () => (await import(${JSON.stringify(restOf(wanted))})).default)`,
        withoutManifests(code, made, object),
      ].join('\n')
    },
  }
}
