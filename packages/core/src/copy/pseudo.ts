import type { Copy } from './translate.ts'

const accented = new Map(
  Array.from(
    'aàeéiïoöuücçnñyýAÀEÉIÏOÖUÜCÇNÑYÝ'.match(/../g) ?? [],
    (pair) => [pair.charAt(0), pair.charAt(1)] as const,
  ),
)

/** How much longer a pseudo text is than the text: what a translation may grow by. */
export const growth = 0.4

const placeholder = /\{\{\w+\}\}/g

/**
 * A text as tests and Storybook show it to find wording that is cut off or not translated: Latin letters accented, at
 * least 40 % longer, between brackets; placeholders stay.
 */
export function pseudoText(text: string): string {
  const seen = text.replace(placeholder, '')
  const kept = text.match(placeholder) ?? []
  const parts = text
    .split(placeholder)
    .map((part) => Array.from(part, (letter) => accented.get(letter) ?? letter).join(''))
  const whole = parts.reduce((done, part, i) => done + part + (kept[i] ?? ''), '')
  return `[${whole}${'～'.repeat(Math.max(0, Math.ceil(Array.from(seen).length * growth) - 2))}]`
}

/** A whole tree of wording, or an error catalogue, in the pseudo-language; its keys stay. */
export const pseudoCopy = <Tree extends Copy>(tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoCopy(value),
    ]),
  ) as Tree
