import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Bundle {
  readonly [file: string]: { readonly type: string; readonly modules?: object }
}

/** The folder of the installed package that a module is part of; nothing of a module of our own. */
function packageFolder(id: string): string | undefined {
  const inside = id.lastIndexOf('/node_modules/')
  if (inside < 0) return undefined
  const from = inside + '/node_modules/'.length
  const [scope = '', name = ''] = id.slice(from).split('/')
  return id.slice(0, from) + (scope.startsWith('@') ? `${scope}/${name}` : scope)
}

/** What a package says of its licence: name and version, the licence's name, and its text. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const texts = readdirSync(folder, { withFileTypes: true }).filter(
    (one) => one.isFile() && /^(licen[cs]e|notice|copying)/i.test(one.name),
  )
  const words = texts.map((one) => readFileSync(join(folder, one.name), 'utf8').trim())
  return [`${name} ${version} (${license ?? 'see below'})`, ...words].join('\n\n')
}

const rule = `\n\n${'-'.repeat(72)}\n\n`

/** Writes NOTICES.txt beside a bundle: of each package in it, the licence. */
export const notices = () => ({
  name: 'notices',
  generateBundle(this: { emitFile(file: object): unknown }, _: unknown, bundle: Bundle): void {
    const folders = new Set<string>()
    for (const chunk of Object.values(bundle))
      for (const id of Object.keys(chunk.modules ?? {})) {
        const folder = packageFolder(id.replaceAll('\\', '/'))
        if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder)
      }
    const source = [...new Set([...folders].toSorted().map(noticeOf))].join(rule)
    this.emitFile({ type: 'asset', fileName: 'NOTICES.txt', source: `${source}\n` })
  },
})
