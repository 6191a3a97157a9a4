import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { isOfCore, lazyContract, manifests, sourcesIn, withoutManifests } from '../core/manifests.ts'

const given = /^export \{([^}]+)\} from '(\.\/[\w-]+\.(?:en|columns)\.ts)'$/gm
const endpoints = /^export const (?:contract|tags) = \{[^]*?\} as const$/gm
const taken = /(?:partsOf|merged)\(features, '(en|errorsEn|columns|contract)'\)/

/** The parts of the features' manifests that are taken out: of which feature, as which part, and where they stand. */
const partsTakenOut = () =>
  manifests.flatMap(({ noun, path }) => {
    const code = readFileSync(path, 'utf8')
    const lines = [...code.matchAll(given)].map(([line]) => line).join('\n')
    return sourcesIn(lines, path).map((source) => ({ noun, ...source }))
  })

/**
 * Takes the English words, the columns of tables and the contract with its tags out of the features' manifests, where whatever asks for
 * a part of one would fetch or evaluate them along, and leaves them to those modules of core that gather them: who reads
 * Chinese never fetches English words, a list does not wait for the columns, which hold words of both languages, and the
 * endpoints of a feature are evaluated when the first of them is asked for.
 */
export const partsApart = (): Plugin => {
  let isBuilt = false
  return {
    name: 'parts-apart',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuilt = command === 'build'),
    transform(code, id) {
      if (!isOfCore(id)) return null
      if (id.endsWith('.feature.ts')) return (isBuilt ? code.replaceAll(endpoints, '') : code).replaceAll(given, '')
      const [made, wanted = ''] = taken.exec(code) ?? []
      if (made === undefined) return null
      // While developing the browser loads the modules themselves, and has no `require`.
      if (wanted === 'contract') return isBuilt ? withoutManifests(code, made, lazyContract()) : null
      const parts = partsTakenOut().filter((part) => part.given === wanted)
      if (parts.length === 0) throw new Error(`No manifest gives \`${wanted}\` in the form that parts-apart.ts reads.`)
      const imports = parts.map(({ own, file }, at) => `import { ${own} as p${at} } from ${JSON.stringify(file)}`)
      const values = parts.map(({ noun }, at) => (wanted === 'errorsEn' ? `...p${at}` : `${noun}: p${at}`))
      return [...imports, withoutManifests(code, made, `({ ${values.join(', ')} })`)].join('\n')
    },
  }
}
