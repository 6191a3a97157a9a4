import * as z from 'zod/mini'
import { impersonal } from './personal.ts'
import type { ErrorCode } from '../errors/error-code.ts'
import { isSafeAddress } from './address.ts'
import { foldCode } from './fold.ts'
import { takesPlainText } from './plain-text.ts'
import { rule, ruleWith } from './rule.ts'
import { asName } from './unseen.ts'

/** Length in Unicode code points: a rare name character counts once (product.md section 6). */
export function lengthOf(text: string): number {
  let length = text.length
  for (let i = 1; i < text.length; i += 1) {
    const isPair = (text.charCodeAt(i) & 0xfc00) === 0xdc00 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800
    if (isPair) length -= 1
  }
  return length
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

const storable = rule('rule.text_invalid', isStorable)

const noLonger = (max: number) =>
  ruleWith('rule.max_length', (text: string) => {
    if (text.length <= max) return undefined
    const length = lengthOf(text)
    return length > max ? { max, length } : undefined
  })

const base = (max: number) => z.string().check(z.trim(), storable, noLonger(max))

/** Text that is not trimmed, since each character of it counts: a password, a value to compare; at most `max`. */
export const exactText = (max: number) => z.string().check(storable, noLonger(max))

/** Trimmed text that may be empty, at most `max` code points; absent is empty. */
export const optionalText = (max: number) => takesPlainText(z._default(base(max), ''), { max, required: false })

/** Trimmed text that cannot be empty, at most `max` code points; `code` words the fault of an empty one. */
export const requiredText = (max: number, code: ErrorCode = 'rule.required') =>
  takesPlainText(base(max).check(rule(code, (text: string) => text !== '')), { max, required: true })

/** What a record, a person or a position is called, as `requiredText`, and as `asName` has it. */
export const requiredName = (max: number, code: ErrorCode = 'rule.required') =>
  takesPlainText(
    z.string().check(
      z.overwrite(asName),
      storable,
      noLonger(max),
      rule(code, (text: string) => text !== ''),
    ),
    { max, required: true, isName: true },
  )

/** A name that may be empty; absent is empty. */
export const optionalName = (max: number) =>
  takesPlainText(z._default(z.string().check(z.overwrite(asName), storable, noLonger(max)), ''), {
    max,
    required: false,
    isName: true,
  })

/** A code that may be empty: a number with letters or signs, in which each sign counts; absent is empty. */
export const optionalCode = (max: number) =>
  takesPlainText(z._default(z.string().check(z.overwrite(foldCode), storable, noLonger(max)), ''), {
    max,
    required: false,
    isCode: true,
  })

/** What is searched for, as `asName` has it; it may be left out. */
export const searchText = (max: number) => z.optional(z.string().check(z.overwrite(asName), storable, noLonger(max)))

/** Text of a query that may be left out. */
export const queryText = (max: number) => z.optional(base(max))

/** An id, as the server gave it. */
export const requiredId = impersonal(requiredText(64))
export const optionalId = impersonal(optionalText(64))

/** An address that may be empty: a link, or what the kind of link says. */
export const optionalAddress = takesPlainText(
  impersonal(optionalText(500)).check(rule('rule.address', isSafeAddress)),
  {
    max: 500,
    required: false,
    holds: isSafeAddress,
  },
)

/** The key of an uploaded file, or a link to one. */
export const requiredUpload = impersonal(requiredText(500)).check(rule('rule.address', isSafeAddress))
export const optionalUpload = optionalAddress
