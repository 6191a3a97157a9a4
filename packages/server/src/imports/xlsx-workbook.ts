import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { megabytes } from './megabytes.ts'
import { isDateFormat } from './xlsx-dates.ts'
import { readAllXml, textOf } from './xlsx-xml.ts'
import { type PackedFile, unpacked, type UnpackingBudget } from './zip-files.ts'

/** Styles and relations that no workbook has. */
const mostEntries = 100_000
/** Characters of the texts that cells share, each counted with what it takes beside them. */
const mostShared = 64 * 1024 * 1024
const overhead = 16

/** A sheet as its workbook names it. */
export interface SheetName {
  readonly name: string
  readonly isHidden: boolean
}

/** What the cells of a workbook's first sheet in sight are read by. */
export interface Workbook {
  readonly sheet: PackedFile
  readonly name: string
  readonly others: readonly SheetName[]
  /** The texts that cells name by their number. */
  readonly shared: readonly string[]
  /** Whether numbers are days, by the number of their style. */
  readonly areDays: readonly boolean[]
  /** Whether days are counted from 1904. */
  readonly is1904: boolean
}

const push = <T>(list: T[], item: T): void => {
  if (list.length >= mostEntries) throw new Error('The workbook has too many entries.')
  list.push(item)
}

/** The paths of a workbook's parts: sheets by the id of their relation, others by their kind. */
async function pathsOf(file: PackedFile, budget: UnpackingBudget) {
  const sheets = new Map<string, string>()
  const parts = new Map<string, string>()
  await readAllXml(unpacked(file, budget), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship' || sheets.size >= mostEntries) return
      const kind = Type.slice(Type.lastIndexOf('/') + 1)
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
      if (kind === 'worksheet') sheets.set(Id, path)
      else if (kind === 'sharedStrings' || kind === 'styles') parts.set(kind, path)
    },
  })
  return { sheets, parts }
}

/** The sheets of a workbook in their order. */
async function sheetsOf(file: PackedFile, budget: UnpackingBudget) {
  const sheets: (SheetName & { readonly id: string })[] = []
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

async function areDaysOf(file: PackedFile, budget: UnpackingBudget): Promise<boolean[]> {
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
  const known = new Map<number, boolean>()
  return formats.map((id) => {
    const isDay = known.get(id) ?? isDateFormat(id, templates.get(id))
    known.set(id, isDay)
    return isDay
  })
}

/** Reads what stands beside the first sheet in sight of a workbook. Throws for what is no workbook. */
export async function readWorkbook(files: ReadonlyMap<string, PackedFile>, budget: UnpackingBudget): Promise<Workbook> {
  const fileOf = (path: string): PackedFile => {
    const file = files.get(path)
    if (!file) throw new Error(`The workbook has no ${path}.`)
    return file
  }
  const { sheets, parts } = await pathsOf(fileOf('xl/_rels/workbook.xml.rels'), budget)
  const { sheets: named, is1904 } = await sheetsOf(fileOf('xl/workbook.xml'), budget)
  const read = named.find(({ isHidden }) => !isHidden) ?? named[0]
  const shared = files.get(parts.get('sharedStrings') ?? 'xl/sharedStrings.xml')
  const styles = files.get(parts.get('styles') ?? 'xl/styles.xml')
  return {
    sheet: fileOf(sheets.get(read?.id ?? '') ?? ''),
    name: read?.name ?? '',
    others: named.filter((one) => one !== read).map(({ name, isHidden }) => ({ name, isHidden })),
    shared: shared ? await sharedOf(shared, budget) : [],
    areDays: styles ? await areDaysOf(styles, budget) : [],
    is1904,
  }
}
