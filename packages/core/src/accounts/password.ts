import * as z from 'zod/mini'
import { impersonal } from '../rules/personal.ts'
import { formats } from '../rules/formats.ts'
import { rule, ruleWith } from '../rules/rule.ts'
import { lengthOf } from '../rules/text.ts'

const notEmpty = rule('session.password_empty', (text: string) => text !== '')

/** A password: 6 to 20 word characters (seed section 5). Not trimmed. */
export const password = z.string().check(notEmpty, rule('rule.channel_password', formats.channelPassword))

/** Characters of a password under the strict policy (product.md section 3). */
export const strictPasswordLength = { min: 8, max: 64 } as const

/** What people take first; compared without case. */
const common = new Set(
  (
    '12345678 123456789 1234567890 87654321 11223344 00000000 11111111 88888888 66666666 12341234 123123123 13579246 ' +
    'password password1 password123 passw0rd p@ssw0rd p@ssword qwertyui qwerty123 qwertyuiop asdfghjkl 1qaz2wsx ' +
    '1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx abcd1234 abc12345 a1234567 a12345678 aa123456 aa12345678 woaini1314 ' +
    '5201314520 woaini520 iloveyou admin123 admin888 administrator welcome1 letmein1 superman dragon12 sunshine ' +
    'princess football baseball trustno1 changeme default1 test1234 guest123 root1234 icss1234'
  ).split(' '),
)

/** One character again and again, or a row of neighbours such as abcdefgh or 98765432. */
const isRow = (text: string): boolean => {
  const steps = new Set(Array.from(text.slice(1), (letter, i) => letter.charCodeAt(0) - text.charCodeAt(i)))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) <= 1
}

const isCommon = (text: string) => common.has(text.toLowerCase()) || isRow(text)

/** Words of the product itself, which are tried at its logins before others. */
export const productWords: readonly string[] = ['icss', 'bcicss']

/** Shorter words are in many good passwords by chance. */
const ownWordLength = 4

/** Whether a password holds a word of the product, or one that others know of its account: number, names. */
export function holdsOwnWord(password: string, ownWords: readonly string[]): boolean {
  const small = password.toLowerCase()
  const words = [...productWords, ...ownWords.map((word) => word.trim().toLowerCase())]
  return words.some((word) => lengthOf(word) >= ownWordLength && small.includes(word))
}

/** A password under the strict policy: 8 to 64 characters of any kind, common ones refused. Not trimmed. */
export const strictPassword = z.string().check(
  notEmpty,
  rule('rule.text_invalid', (text: string) => text.isWellFormed() && !text.includes('\u0000')),
  ruleWith('rule.min_length', (text: string) =>
    lengthOf(text) < strictPasswordLength.min ? { min: strictPasswordLength.min } : undefined,
  ),
  ruleWith('rule.max_length', (text: string) => {
    const length = lengthOf(text)
    return length > strictPasswordLength.max ? { max: strictPasswordLength.max, length } : undefined
  }),
  rule('account.password_common', (text: string) => !isCommon(text)),
)

/** A new password as it travels: the server judges it by the policy that its operator has chosen. */
export const initialPassword = impersonal(z.string()).check(
  notEmpty,
  rule('rule.text_invalid', (text: string) => text.isWellFormed() && !text.includes('\u0000')),
  ruleWith('rule.max_length', (text: string) =>
    lengthOf(text) > strictPasswordLength.max ? { max: strictPasswordLength.max } : undefined,
  ),
)

/** Which form a new password has: the seed's, or the stricter that an operator can switch on. */
export const passwordPolicies = { seed: password, strict: strictPassword } as const
export type PasswordPolicy = keyof typeof passwordPolicies
