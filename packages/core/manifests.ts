import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// What builds read of the manifests of the features, to evaluate or to ship less of them than all.

const core = fileURLToPath(new URL('./src/', import.meta.url))

/** Whether a module is one of core. */
export const isOfCore = (id: string): boolean => id.startsWith(core)

/** Every manifest of a layer, by its noun; `folder` is the layer's `src`. */
export const manifestsIn = (folder: string) =>
  [...readFileSync(join(folder, 'features.ts'), 'utf8').matchAll(/^export \* as (\w+) from '\.\/([^']+)'$/gm)].map(
    ([, noun = '', path = '']) => ({ noun, path: join(folder, path) }),
  )

const manifests = manifestsIn(core)

/** Where each name that a manifest imports or gives on comes from. */
export const sourcesIn = (code: string, path: string) =>
  [...code.matchAll(/^(?:import|export) \{([^}]+)\} from '(\.\/[^']+)'$/gm)].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .filter((name) => name.trim() !== '')
      .map((name) => {
        const [own = '', given = own] = name.trim().split(' as ')
        return { own, given, file: join(dirname(path), file) }
      }),
  )

/** Where each manifest that gives a part has it from: another module, or the manifest itself. */
export const sourcesOf = (part: string) =>
  manifests.flatMap(({ noun, path }) => {
    const code = readFileSync(path, 'utf8')
    const source = sourcesIn(code, path).find(({ given }) => given === part)
    if (source) return [{ noun, own: source.own, file: source.file, isOwn: false }]
    const isOwn = new RegExp(`^export const ${part}\\b`, 'm').test(code)
    return isOwn ? [{ noun, own: part, file: path, isOwn }] : []
  })

const groups = /^export const contract = \{([^}]*)\}/m

/** Each group of the contract with the noun that gives it, as the code of a getter that evaluates it when it is first asked for. */
export const lazyGroups = () =>
  manifests.flatMap(({ noun, path }) => {
    const code = readFileSync(path, 'utf8')
    const [, given = ''] = groups.exec(code) ?? []
    return [...given.matchAll(/(\w+): (\w+)/g)].map(([, group = '', name]) => {
      const source = sourcesIn(code, path).find(({ own }) => own === name)
      if (!source) throw new Error(`${path} does not import ${name} as a name of its own.`)
      return { noun, group, getter: `get ${group}() { return require(${JSON.stringify(source.file)}).${name} }` }
    })
  })

/** A module of core without its import of all manifests, and with `value` in place of what it makes of them. */
export const withoutManifests = (code: string, made: string, value: string): string =>
  code.replaceAll(/^import .*(?:features|parts)\.ts'$/gm, '').replace(made, value)
