import { randomInt } from 'node:crypto'

// No letters or digits that are taken for one another.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 12 characters: about 59 bits. Fits either password policy. */
export const randomPassword = (): string =>
  Array.from({ length: 12 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
