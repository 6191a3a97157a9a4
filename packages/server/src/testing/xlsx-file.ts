import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What a sheet is made of beside its cells. */
interface Sheet {
  readonly doctype?: string
  readonly shared?: readonly string[]
  /** The format of numbers in cells of style 1. */
  readonly format?: string
}

/** An XLSX of one sheet that holds `rows` of XML. */
export function xlsxOf(rows: string, { doctype = '', shared = [], format = '' }: Sheet = {}): Promise<Buffer> {
  const kinds = {
    rId1: ['worksheet', 'worksheets/sheet1.xml'],
    rId2: ['sharedStrings', 'sharedStrings.xml'],
    rId3: ['styles', 'styles.xml'],
  }
  const related = Object.entries(kinds).map(
    ([id, [kind, target]]) => `<Relationship Id="${id}" Type="${relation}/${kind}" Target="${target}"/>`,
  )
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${workbook}.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${related.join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${doctype}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** Rows of one cell each. */
export const below = (...cells: readonly string[]) =>
  cells.map((cell, i) => `<row r="${i + 1}"><c r="A${i + 1}" t="inlineStr"><is><t>${cell}</t></is></c></row>`).join('')

/** Some KB of XLSX whose first row names one text of 10 MB in 44 cells. */
export const swollenXlsx = (): Promise<Buffer> =>
  xlsxOf(`<row r="1">${'<c t="s"><v>0</v></c>'.repeat(44)}</row>`, { shared: [`<t>${'x'.repeat(10_000_000)}</t>`] })
