import { TextDecoder } from 'node:util'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Storage } from '../storage/storage.ts'

export type TableFormat = 'csv' | 'xlsx' | 'jsonl'

/** Bytes of the start of a file that tell its kind. */
export const signatureLength = 4096

const signatures: readonly (readonly [string, string])[] = [
  ['PNG', '89504e47'],
  ['JPEG', 'ffd8ff'],
  ['GIF', '47494638'],
  ['PDF', '25504446'],
  ['RAR', '526172211a'],
  ['7z', '377abcaf271c'],
  ['gzip', '1f8b'],
  ['XLS (Excel 97-2003)', 'd0cf11e0a1b11ae1'],
]

/** What else is packed as a ZIP, by what its first files are called. */
const packed: readonly (readonly [string, RegExp])[] = [
  ['XLSB', /xl[/\\]workbook\.bin/i],
  ['ODS', /mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/],
  ['DOCX', /word[/\\]/i],
  ['PPTX', /ppt[/\\]/i],
]

/** What begins as a text and is no table: web pages and XML under the name of one, and records in one array. */
function refuseText(text: string): void {
  if (/^<\?xml/i.test(text) && text.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    throw new ProblemError('import.not_a_table', { params: { kind: 'XML Spreadsheet 2003' } })
  if (/^<(?:!doctype\s+html|\?xml|html|head|body|meta|table|!--)/i.test(text) || /^mime-version:/i.test(text))
    throw new ProblemError('import.web_page')
  if (/^\[\s*[[{\]]/.test(text)) throw new ProblemError('import.json_array')
}

/** UTF-16 without a mark: of ASCII, which separates its cells, every other byte is NUL. */
function isUtf16(head: Buffer): boolean {
  const halves = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) halves[at % 2] = (halves[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = halves
  if (even > 0 && odd > 0) return false
  const text = new TextDecoder(even > 0 ? 'utf-16be' : 'utf-16le').decode(head.subarray(0, head.length & ~1))
  // oxlint-disable-next-line no-control-regex
  return !/[\u0000-\u0008\u000E-\u001F\uFFFD]/.test(text.slice(0, -1))
}

/**
 * The format of a table by the head of its content; the name of a file proves nothing. Throws `import.empty`,
 * `import.not_a_table` or what tells better what it is.
 */
export function tableFormatOf(head: Buffer): TableFormat {
  if (head.length === 0) throw new ProblemError('import.empty')
  const hex = head.subarray(0, 16).toString('hex')
  const [kind] = signatures.find(([, signature]) => hex.startsWith(signature)) ?? []
  if (kind) throw new ProblemError('import.not_a_table', { params: { kind } })
  const latin = head.toString('latin1')
  if (hex.startsWith('504b0304')) {
    const [other] = packed.find(([, names]) => names.test(latin)) ?? []
    if (other) throw new ProblemError('import.not_a_table', { params: { kind: other } })
    // An XLSX is a ZIP whose first entry is one of the package's own.
    if (/\[Content_Types\]|_rels[/\\]|xl[/\\]|docProps[/\\]/i.test(latin)) return 'xlsx'
    throw new ProblemError('import.not_a_table', { params: { kind: 'ZIP' } })
  }
  const isMarked = hex.startsWith('fffe') || hex.startsWith('feff')
  if (!isMarked && head.includes(0))
    throw isUtf16(head)
      ? new ProblemError('import.encoding_other', { params: { encoding: 'UTF-16' } })
      : new ProblemError('import.not_a_table', { params: { kind: 'binary' } })
  const text = latin.replace(/^\u00ef\u00bb\u00bf/, '').trimStart()
  if (text === '' && head.length < signatureLength) throw new ProblemError('import.empty')
  refuseText(text)
  return text.startsWith('{') ? 'jsonl' : 'csv'
}

const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** The stream in which Office keeps a file that has a password (MS-OFFCRYPTO), as its directory names it. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')

/** The format of a stored table. Throws as `tableFormatOf` does, and `import.password`. */
export async function storedTableFormat(storage: Pick<Storage, 'head' | 'read'>, key: string): Promise<TableFormat> {
  const head = await storage.head(key, signatureLength)
  if (head.subarray(0, oldOffice.length).equals(oldOffice)) {
    let seam: Buffer = Buffer.alloc(0)
    for await (const chunk of (await storage.read(key)) as AsyncIterable<Buffer>) {
      const bytes = Buffer.concat([seam, chunk])
      if (bytes.includes(encrypted)) throw new ProblemError('import.password')
      seam = bytes.subarray(-encrypted.length)
    }
  }
  return tableFormatOf(head)
}
