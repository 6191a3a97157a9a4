import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { ZipFile } from 'yazl'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { maxXlsxBytes, readXlsx } from './read-xlsx.ts'

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** An XLSX of one sheet whose XML begins with `doctype` and holds these cells below each other. */
function xlsxOf(cells: readonly string[], doctype = ''): Promise<Buffer> {
  const rows = cells.map(
    (cell, i) => `<row r="${i + 1}"><c r="A${i + 1}" t="inlineStr"><is><t>${cell}</t></is></c></row>`,
  )
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${workbook}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${workbook}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${doctype}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  }
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** The cells that are read, or the code of the refusal. */
async function read(file: Buffer): Promise<readonly string[] | string> {
  try {
    const { headers, rows } = await readXlsx(Readable.from([file]), file.length)
    const cells = [...headers]
    for await (const batch of rows) cells.push(...batch.flatMap((row) => row.cells as string[]))
    return cells
  } catch (error) {
    if (error instanceof ProblemError) return error.code
    throw error
  }
}

test('a sheet is read', async () => {
  expect(await read(await xlsxOf(['企业名称', '甲 &amp; 乙']))).toEqual(['企业名称', '甲 & 乙'])
})

test('an entity of its own reads no file and unfolds to nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icss-xml-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const secret = join(folder, 'secret')
  await writeFile(secret, 'what nobody may read')
  const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
  const doctype = `<!DOCTYPE w [<!ENTITY file SYSTEM "file://${secret}"><!ENTITY l0 "ha">${laughs}]>`
  for (const entity of ['&file;', '&l9;']) {
    const cells = await read(await xlsxOf(['企业名称', `甲${entity}`], doctype))
    expect(JSON.stringify(cells)).not.toContain('nobody')
    expect(JSON.stringify(cells).length).toBeLessThan(200)
  }
})

test('a file that is too large is refused before it is read', async () => {
  const unread = new Readable({ read: () => expect.unreachable() })
  await expect(readXlsx(unread, maxXlsxBytes + 1)).rejects.toThrow('request.too_large')
})
