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

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** What a package says of its licence: name and version, the licence's name, and its text. */
function noticeOf(folder: string): string {
  const { name, version, license } = manifestOf(folder)
  const texts = readdirSync(folder, { withFileTypes: true }).filter(
    (one) => one.isFile() && /^(licen[cs]e|notice|copying)/i.test(one.name),
  )
  const words = texts.map((one) => readFileSync(join(folder, one.name), 'utf8').trim())
  return [`${name} ${version} (${license ?? 'see below'})`, ...words].join('\n\n')
}

const rule = `\n\n${'-'.repeat(72)}\n\n`

/** A package as a software bill of materials names it (CycloneDX 1.6, Package URL). */
const componentOf = ({ name, version, license }: Manifest) => ({
  type: 'library',
  name,
  version,
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
})

const billOf = (folders: readonly string[]) => {
  const components = folders.map((folder) => componentOf(manifestOf(folder)))
  const byUrl = new Map(components.map((component) => [component.purl, component]))
  return { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components: [...byUrl.values()] }
}

/** Writes two files beside a bundle: NOTICES.txt, the licence of each package in it, and sbom.cdx.json, which names them. */
export const notices = () => ({
  name: 'notices',
  generateBundle(this: { emitFile(file: object): unknown }, _: unknown, bundle: Bundle): void {
    const folders = new Set<string>()
    for (const chunk of Object.values(bundle))
      for (const id of Object.keys(chunk.modules ?? {})) {
        const folder = packageFolder(id.replaceAll('\\', '/'))
        if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder)
      }
    const sorted = [...folders].toSorted()
    const source = [...new Set(sorted.map(noticeOf))].join(rule)
    this.emitFile({ type: 'asset', fileName: 'NOTICES.txt', source: `${source}\n` })
    const bill = JSON.stringify(billOf(sorted), null, 2)
    this.emitFile({ type: 'asset', fileName: 'sbom.cdx.json', source: `${bill}\n` })
  },
})
