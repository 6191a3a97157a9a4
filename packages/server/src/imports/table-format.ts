import { ProblemError } from '@icss/core/errors/problem-error.ts'

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

/**
 * The format of a table by its content; the name of a file proves nothing. Throws `import.empty` or
 * `import.not_a_table`.
 */
export function tableFormatOf(head: Buffer): TableFormat {
  if (head.length === 0) throw new ProblemError('import.empty')
  const hex = head.subarray(0, 16).toString('hex')
  const [kind] = signatures.find(([, signature]) => hex.startsWith(signature)) ?? []
  if (kind) throw new ProblemError('import.not_a_table', { params: { kind } })
  if (hex.startsWith('504b0304')) {
    // An XLSX is a ZIP whose first entry is one of the package's own.
    if (/\[Content_Types\]|_rels\/|xl\/|docProps\//.test(head.toString('latin1'))) return 'xlsx'
    throw new ProblemError('import.not_a_table', { params: { kind: 'ZIP' } })
  }
  const isUtf16 = hex.startsWith('fffe') || hex.startsWith('feff')
  if (!isUtf16 && head.includes(0)) throw new ProblemError('import.not_a_table', { params: { kind: 'binary' } })
  const text = head
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
  if (text === '' && head.length < signatureLength) throw new ProblemError('import.empty')
  return text.startsWith('{') ? 'jsonl' : 'csv'
}
