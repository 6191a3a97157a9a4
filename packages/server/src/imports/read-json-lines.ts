import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { rowTooLong, type SourceRow, type TableSource } from './source-row.ts'
import type { TextEncoding } from '../text/text-encoding.ts'

const rowOf = (line: number, text: string): SourceRow => {
  try {
    const record: unknown = JSON.parse(text)
    if (typeof record === 'object' && record !== null && !Array.isArray(record))
      return { line, cells: [text], record: record as Record<string, unknown> }
  } catch {
    // Told below, as is JSON that is no object.
  }
  return { line, cells: [text], fault: { code: 'import.json', params: {} } }
}

/** Reads one JSON object a line; blank lines are passed over. */
export function readJsonLines(content: Readable, encoding: TextEncoding): TableSource {
  let bytes = 0
  async function* chunks(): AsyncGenerator<SourceRow[]> {
    const decoder = new TextDecoder(encoding)
    let rest: string[] = []
    let restLength = 0
    let line = 0
    const take = (lines: readonly string[]): SourceRow[] => {
      const rows: SourceRow[] = []
      for (const text of lines) {
        line += 1
        if (text.trim() !== '') rows.push(rowOf(line, text.replace(/\r$/, '')))
      }
      return rows
    }
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length
      const [head = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n')
      rest.push(head)
      restLength += head.length
      rowTooLong({ length: restLength }, line + 1)
      const last = lines.pop()
      if (last === undefined) continue
      const rows = take([rest.join(''), ...lines])
      rest = [last]
      restLength = last.length
      yield rows
    }
    yield take([rest.join('') + decoder.decode()])
  }
  return {
    format: 'jsonl',
    headers: [],
    bytesRead: () => bytes,
    rows: chunks(),
    [Symbol.dispose]: () => void content.destroy(),
  }
}
