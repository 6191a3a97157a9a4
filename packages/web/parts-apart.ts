import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const core = fileURLToPath(new URL('../core/src/', import.meta.url))
const given = /^export \{([^}]+)\} from '(\.\/[\w-]+\.(?:en|columns)\.ts)'$/gm
const taken = /(?:partsOf|merged)\(features, '(en|errorsEn|columns)'\)/

/** The parts of the features' manifests that are taken out: of which feature, as which part, and where they stand. */
function* partsTakenOut(): Generator<{ noun: string; part: string; name: string; file: string }> {
  const features = readFileSync(`${core}features.ts`, 'utf8')
  for (const [, noun = '', path = ''] of features.matchAll(/^export \* as (\w+) from '\.\/([^']+)'$/gm)) {
    const manifest = join(core, path)
    for (const [, names = '', file = ''] of readFileSync(manifest, 'utf8').matchAll(given))
      for (const one of names.split(',').filter((each) => each.trim() !== '')) {
        const [name = '', part = name] = one.trim().split(' as ')
        yield { noun, part, name, file: join(dirname(manifest), file) }
      }
  }
}

/**
 * Takes the English words and the columns of tables out of the features' manifests, where whatever asks for a part of one
 * would fetch them along, and leaves them to those modules of core that gather them: who reads Chinese never fetches
 * English words, and a list does not wait for the columns, which hold words of both languages.
 */
export const partsApart = (): Plugin => ({
  name: 'parts-apart',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(core)) return null
    if (id.endsWith('.feature.ts')) return code.replaceAll(given, '')
    const [call, wanted = ''] = taken.exec(code) ?? []
    if (call === undefined) return null
    const parts = [...partsTakenOut()].filter(({ part }) => part === wanted)
    if (parts.length === 0) throw new Error(`No manifest gives \`${wanted}\` in the form that parts-apart.ts reads.`)
    const imports = parts.map(({ name, file }, at) => `import { ${name} as p${at} } from ${JSON.stringify(file)}`)
    const values = parts.map(({ noun }, at) => (wanted === 'errorsEn' ? `...p${at}` : `${noun}: p${at}`))
    return [
      ...imports,
      code.replaceAll(/^import .*(?:features|parts)\.ts'$/gm, '').replace(call, `({ ${values.join(', ')} })`),
    ].join('\n')
  },
})
