import { posix } from 'node:path'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { megabytes } from './megabytes.ts'
import { patternOf, type Shown, shownBy } from './xlsx-formats.ts'
import { readAllXml, textOf } from './xlsx-xml.ts'
import { type PackedFile, pathIn, unpacked, type UnpackingBudget } from './zip-files.ts'

/** Styles and relations that no workbook has. */
const mostEntries = 100_000
/** Characters of the texts that cells share, each counted with what it takes beside them. */
const mostShared = 64 * 1024 * 1024
const overhead = 16

/** A sheet as its workbook names it; a damaged workbook may lack its file. */
export interface Sheet {
  readonly name: string
  readonly isHidden: boolean
  readonly file: PackedFile | undefined
}

/** What numbers of a style show. */
interface NumberFormat {
  readonly pattern: string
  readonly shown: Shown
}

/** A workbook: its sheets, and what their cells are read by. */
export interface Workbook {
  readonly sheets: readonly Sheet[]
  /** The texts that cells name by their number. */
  readonly shared: readonly string[]
  /** What numbers show, by the number of their style; none where it is the number. */
  readonly formats: readonly (NumberFormat | undefined)[]
  /** Whether days are counted from 1904. */
  readonly is1904: boolean
}

const push = <T>(list: T[], item: T): void => {
  if (list.length >= mostEntries) throw new Error('The workbook has too many entries.')
  list.push(item)
}

/** The paths of what a part relates to: by the id of the relation, and the first of each kind. */
async function relationsOf(part: string, file: PackedFile, budget: UnpackingBudget) {
  const byId = new Map<string, string>()
  const byKind = new Map<string, string>()
  await readAllXml(unpacked(file, budget), {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External' || byId.size >= mostEntries) return
      const kind = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase()
      const path = pathFrom(part, Target)
      byId.set(Id, path)
      if (!byKind.has(kind)) byKind.set(kind, path)
    },
  })
  return { byId, byKind }
}

/** The sheets of a workbook in their order. */
async function sheetsOf(file: PackedFile, budget: UnpackingBudget) {
  const sheets: (Omit<Sheet, 'file'> & { readonly id: string })[] = []
  let is1904: boolean | undefined
  await readAllXml(unpacked(file, budget), {
    open(tag, attributes) {
      const { id = '', name = '', state = 'visible' } = attributes
      if (tag === 'workbookPr') is1904 ??= /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      else if (tag === 'sheet') push(sheets, { id, name, isHidden: state !== 'visible' })
    },
  })
  return { sheets, is1904: is1904 ?? false }
}

async function sharedOf(file: PackedFile, budget: UnpackingBudget): Promise<string[]> {
  const shared: string[] = []
  let left = mostShared
  let text = ''
  let isText = false
  /** Phonetic guides stand beside the text that they explain. */
  let isGuide = false
  await readAllXml(unpacked(file, budget), {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 't') isText = true
      else if (name === 'rPh') isGuide = true
    },
    text(part) {
      if (!isText || isGuide) return
      left -= part.length
      if (left < 0) throw new ProblemError('import.unpacked_too_large', { params: { max: megabytes(mostShared) } })
      text += part
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isGuide = false
      else if (name === 'si') {
        left -= overhead
        shared.push(textOf(text))
      }
    },
  })
  return shared
}

/** What numbers show, by the number of their style. */
async function formatsOf(file: PackedFile, budget: UnpackingBudget): Promise<(NumberFormat | undefined)[]> {
  const templates = new Map<number, string>()
  const bases: (number | undefined)[] = []
  const formats: number[] = []
  let list = ''
  await readAllXml(unpacked(file, budget), {
    open(name, { numFmtId, formatCode = '', xfId }) {
      if (name === 'cellStyleXfs' || name === 'cellXfs') list = name
      else if (name === 'numFmt' && templates.size < mostEntries) templates.set(Number(numFmtId), formatCode)
      else if (name === 'xf' && list === 'cellStyleXfs')
        push(bases, numFmtId === undefined ? undefined : Number(numFmtId))
      else if (name === 'xf' && list === 'cellXfs') push(formats, Number(numFmtId ?? bases[Number(xfId)] ?? 0))
    },
    close(name) {
      if (name === list) list = ''
    },
  })
  const known = new Map<number, NumberFormat | undefined>()
  return formats.map((id) => {
    if (!known.has(id)) {
      const pattern = patternOf(id, templates.get(id))
      known.set(id, pattern === undefined ? undefined : { pattern, shown: shownBy(pattern) })
    }
    return known.get(id)
  })
}

/** A path of a package that a part of it names: a relative reference (RFC 3986), in the writing that `filesOfZip` has. */
const pathFrom = (part: string, target: string): string => {
  const { pathname } = new URL(target, `http://package/${part.split('/').map(encodeURIComponent).join('/')}`)
  return pathIn(decodeURIComponent(pathname.slice(1)))
}

const { basename, dirname, join } = posix

const relationsPath = (part: string): string => join(dirname(part), '_rels', `${basename(part)}.rels`)

/** Reads what stands beside the sheets of a workbook. Throws for what is no workbook. */
export async function readWorkbook(files: ReadonlyMap<string, PackedFile>, budget: UnpackingBudget): Promise<Workbook> {
  const fileOf = (path: string): PackedFile => {
    const file = files.get(path)
    if (!file) throw new Error(`The package has no ${path}.`)
    return file
  }
  const roots = files.get('_rels/.rels')
  const main = roots && (await relationsOf('', roots, budget)).byKind.get('officedocument')
  const path = main ?? 'xl/workbook.xml'
  const { byId, byKind } = await relationsOf(path, fileOf(relationsPath(path)), budget)
  const { sheets, is1904 } = await sheetsOf(fileOf(path), budget)
  const shared = files.get(byKind.get('sharedstrings') ?? 'xl/sharedstrings.xml')
  const styles = files.get(byKind.get('styles') ?? 'xl/styles.xml')
  return {
    sheets: sheets.map(({ id, ...named }) => ({ ...named, file: files.get(byId.get(id) ?? '') })),
    shared: shared ? await sharedOf(shared, budget) : [],
    formats: styles ? await formatsOf(styles, budget) : [],
    is1904,
  }
}
