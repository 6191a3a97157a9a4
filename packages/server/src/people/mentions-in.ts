import { maskWords } from '@icss/core/support-visits/mask-personal.ts'

/** Characters on each side of a phone. */
const around = 24

/** A phone as people write it among words. */
const writtenAs = (phone: string) =>
  new RegExp(`(?<!\\d)(?:\\+?86[\\s-]?)?${Array.from(phone).join('[\\s().\\-]{0,2}')}(?!\\d)`, 'u')

/** The first place of a text where the phone stands, with the words around it; of other numbers no more than their ends. */
function excerptOf(text: string, phone: string): string | undefined {
  const wide = text.normalize('NFKC')
  const found = writtenAs(phone).exec(wide)
  if (!found) return undefined
  const end = found.index + found[0].length
  const [before, after] = [wide.slice(Math.max(0, found.index - around), found.index), wide.slice(end, end + around)]
  return [
    found.index > around ? '…' : '',
    maskWords(before),
    found[0],
    maskWords(after),
    end + around < wide.length ? '…' : '',
  ]
    .join('')
    .replaceAll(/\s+/gu, ' ')
}

/** Where a phone stands in a value: in a text, or at any depth of a document. */
export function mentionsIn(value: unknown, phone: string, field: string): { field: string; excerpt: string }[] {
  if (typeof value === 'string') {
    const excerpt = excerptOf(value, phone)
    return excerpt === undefined ? [] : [{ field, excerpt }]
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([step, one]) => mentionsIn(one, phone, `${field}.${step}`))
    : []
}
