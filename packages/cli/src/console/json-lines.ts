import { Readable } from 'node:stream'

/** Rows as JSON Lines, in the shape in which an export of the server arrives. */
export function jsonLines(rows: Iterable<object> | AsyncIterable<object>): Response {
  async function* encoded(): AsyncGenerator<Uint8Array, void> {
    const encoder = new TextEncoder()
    for await (const row of rows) yield encoder.encode(`${JSON.stringify(row)}\n`)
  }
  return new Response(Readable.toWeb(Readable.from(encoded())) as ReadableStream<Uint8Array>)
}
