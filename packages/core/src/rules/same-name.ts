import { withoutUnseen } from './unseen.ts'

/** A name of Chinese characters alone, as most are, is its own key. */
const plain = /^[\u4E00-\u9FFF]*$/

const opening = /[[{〈《「『【〔〖]/g
const closing = /[\]}〉》」』】〕〗]/g
/** Middle dots, beside those that NFKC has made of others. */
const dots = /[\u2022\u2027\u2219\u22C5\u30FB]/g

/**
 * What two writings of one name have in common: names of one key are probably the same. Width, composition, case, the
 * kinds of brackets and of middle dots, spaces and what nobody sees make no other name (ADR 51).
 */
export const sameNameKey = (name: string): string =>
  plain.test(name)
    ? name
    : withoutUnseen(name)
        .normalize('NFKC')
        // Either way alone leaves some letters apart: ẞ and ß, σ and ς.
        .toLowerCase()
        .toUpperCase()
        .normalize('NFKC')
        .replace(opening, '(')
        .replace(closing, ')')
        .replace(dots, '·')
        .replace(/\s/g, '')
