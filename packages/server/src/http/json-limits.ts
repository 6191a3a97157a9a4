import { ProblemError } from '@icss/core/errors/problem-error.ts'

/** How deep JSON may nest: the deepest schema of the contract has eight levels. */
const maxDepth = 32
/** Values and keys of one body: the largest plan has half as many. */
const maxValues = 1_000_000

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a] as const
const openers = new Set([0x5b, 0x7b])
const closers = new Set([0x5d, 0x7d])

/**
 * Refuses JSON that nests or holds more than anything in the contract does, before it is parsed: what walks through the
 * values afterwards may then go by recursion, and what they take in memory is bounded.
 */
export function refuseBoundlessJson(bytes: Uint8Array): void {
  let depth = 0
  let values = 1
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    if (byte === quote) {
      for (at += 1; at < bytes.length && bytes[at] !== quote; at += 1) if (bytes[at] === backslash) at += 1
    } else if (byte === comma || byte === colon) values += 1
    else if (openers.has(byte)) {
      values += 1
      depth += 1
      if (depth > maxDepth) throw new ProblemError('request.malformed')
    } else if (closers.has(byte)) depth -= 1
  }
  if (values > maxValues) throw new ProblemError('request.too_large', { params: { max: `${maxValues}` } })
}
