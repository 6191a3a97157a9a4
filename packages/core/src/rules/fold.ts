import { withoutUnseen } from './unseen.ts'

const wide = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g

/** A code with the digits and letters of a Chinese keyboard at their usual width. */
export const foldCode = (text: string): string =>
  withoutUnseen(text)
    .replace(wide, (sign) => sign.normalize('NFKC'))
    .trim()

const between = /[\s().\-\u2010-\u2015\u2212]/g

/** A mobile number however people write it, with +86, spaces, hyphens or full width, as its 11 digits; any other text as it is. */
export function foldPhone(text: string): string {
  const digits = withoutUnseen(text)
    .normalize('NFKC')
    .replace(between, '')
    .replace(/^(?:\+|00)?86(?=\d{11}$)/, '')
  return /^\d{11}$/.test(digits) ? digits : text
}
