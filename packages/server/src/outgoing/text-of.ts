/** The text of an answer; throws where it is longer than `mostBytes`. */
export async function textOf(response: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let read = 0
  for await (const part of response.body ?? []) {
    read += part.length
    if (read > mostBytes) throw new Error('The answer is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
