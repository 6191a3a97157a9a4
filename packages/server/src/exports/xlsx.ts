import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Language } from '@icss/core/copy/language.ts'
import { columnLetters } from '@icss/core/spreadsheets/column-letters.ts'
import { leftOutCell, maxSheetCell } from '@icss/core/spreadsheets/left-out-cell.ts'
import { neutraliseCell } from '@icss/core/spreadsheets/formula.ts'

/** Rows of one sheet at most (Excel's limit). */
const maxRows = 1_048_576
/** Rows whose text is made at once: that of a whole page would be many times what its cells take. */
const rowsTogether = 200
/** Light compression: a sheet of texts shrinks to a tenth by it, and harder work makes it hardly smaller. */
const compressionLevel = 1
/** The time of every part: the same rows make the same file, byte for byte. */
const mtime = new Date(2000, 0, 1)

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

// What XML cannot hold is written as _xHHHH_ (ECMA-376, ST_Xstring), and a text that looks like that is escaped too.
// oxlint-disable-next-line no-control-regex
const special = /[&<>\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/
const specials = new RegExp(special, 'g')
const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) =>
  special.test(text)
    ? text.replace(
        specials,
        (mark) => names[mark] ?? `_x${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
      )
    : text

/** The style of all cells, also of those that nobody has filled yet: what is typed there stays a text, with all its digits. */
const asText = 1
const columnWidth = 16
const textFormat = 49
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="${textFormat}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

function rowXml(cells: readonly string[], row: number, letters: readonly string[], language: Language): string {
  let xml = `<row r="${row}">`
  for (let i = 0; i < cells.length; i += 1) {
    const cell = neutraliseCell(cells[i] ?? '')
    const text = cell.length > maxSheetCell ? leftOutCell(cell.length, language) : cell
    if (text !== '')
      xml += `<c r="${letters[i]}${row}" s="${asText}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
  }
  return `${xml}</row>`
}

const workbookParts = (sheets: number, title: string): Readonly<Record<string, string>> => {
  const each = (one: (number: number) => string) => Array.from({ length: sheets }, (_, i) => one(i + 1)).join('')
  const name = escaped(title.replace(/["[\]*?:/\\]/g, '_')).slice(0, 28)
  return {
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each((i) => `<sheet name="${name}${i > 1 ? ` ${i}` : ''}" sheetId="${i}" r:id="rId${i}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}">${each((i) => `<Relationship Id="rId${i}" Type="${office}/worksheet" Target="worksheets/sheet${i}.xml"/>`)}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${head}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${each((i) => `<Override PartName="/xl/worksheets/sheet${i}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`)}</Types>`,
  }
}

/** What whoever fills in a column is told at its cells, and the words among which they choose there. */
export interface CellHelp {
  readonly title: string
  readonly text: string
  readonly choices?: readonly string[]
}

/** Characters of the help of a cell, of its title and of a list of choices (Excel's limits). */
export const mostOfHelp = { title: 32, text: 255, choices: 255 } as const

const attribute = (text: string, most: number) => escaped(text.slice(0, most)).replaceAll('"', '&quot;')

function helpXml(help: readonly CellHelp[], letters: readonly string[]): string {
  if (help.length === 0) return ''
  const each = help.map(({ title, text, choices }, i) => {
    const among = choices ? ` type="list" showErrorMessage="1"` : ''
    const words = choices ? `<formula1>"${escaped(choices.join(','))}"</formula1>` : ''
    return `<dataValidation${among} allowBlank="1" showInputMessage="1" promptTitle="${attribute(title, mostOfHelp.title)}" prompt="${attribute(text, mostOfHelp.text)}" sqref="${letters[i]}2:${letters[i]}${maxRows}">${words}</dataValidation>`
  })
  return `<dataValidations count="${each.length}">${each.join('')}</dataValidations>`
}

/**
 * Streams a table as XLSX: every cell is a text and stays one when it is edited, and one that a spreadsheet would run is neutralised as in CSV. In place of
 * one that is too long for a sheet stands a note that says so, which no import takes for the content. What is
 * more than a sheet may hold goes on in the next one, below the same header. `help` is that of each column.
 */
export function xlsxOf(
  title: string,
  header: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
  language: Language,
  help: readonly CellHelp[] = [],
): Readable {
  const letters = header.map((_, i) => columnLetters(i))
  const source = pages[Symbol.asyncIterator]()
  let left: readonly (readonly string[])[] = []
  let isEnded = false

  async function* sheet(): AsyncGenerator<string> {
    yield `${head}<worksheet xmlns="${main}"><cols><col min="1" max="${header.length}" width="${columnWidth}" customWidth="1" style="${asText}"/></cols><sheetData>${rowXml(header, 1, letters, language)}`
    let row = 1
    while (row < maxRows) {
      if (left.length === 0) {
        const { done, value } = await source.next()
        if (done) {
          isEnded = true
          break
        }
        left = value
      }
      const fitting = left.slice(0, Math.min(maxRows - row, rowsTogether))
      left = left.slice(fitting.length)
      const first = row + 1
      row += fitting.length
      yield fitting.map((cells, i) => rowXml(cells, first + i, letters, language)).join('')
    }
    yield `</sheetData>${helpXml(help, letters)}</worksheet>`
  }

  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: unknown) => {
    output.destroy(error as Error)
  }
  zip.on('error', fail)
  const write = async () => {
    let sheets = 0
    while (!isEnded) {
      sheets += 1
      // By bytes: of pages sixteen would wait.
      const content = Readable.from(sheet(), { objectMode: false })
      zip.addReadStream(content, `xl/worksheets/sheet${sheets}.xml`, { compressionLevel, mtime })
      await once(content, 'end')
    }
    for (const [path, content] of Object.entries(workbookParts(sheets, title)))
      zip.addBuffer(Buffer.from(content), path, { mtime })
    zip.end()
  }
  write().catch(fail)
  return output
}
