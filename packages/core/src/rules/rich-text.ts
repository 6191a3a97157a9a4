import * as z from 'zod/mini'
import { rule, ruleWith } from './rule.ts'
import { isStorable, lengthOf } from './text.ts'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The words of a body without its formatting: a line for each paragraph and each point of a list. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<\/p>|<br\/?>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim()

/** Formatting that a body has at most, for each character that it may have. */
const formatting = 20

/**
 * A body that cannot be empty: plain text, or HTML of paragraphs, lists, bold, italic and links, whose words are at most
 * `max` code points. Whoever shows it shows these tags only.
 */
export const requiredRichText = (max: number) =>
  z.string().check(
    z.trim(),
    rule('rule.text_invalid', isStorable),
    rule('rule.required', (html: string) => wordsOf(html) !== ''),
    ruleWith('rule.max_length', (html: string) => {
      if (html.length <= max) return undefined
      const length = html.length > max * formatting ? lengthOf(html) : lengthOf(wordsOf(html))
      return length > max ? { max, length } : undefined
    }),
  )
