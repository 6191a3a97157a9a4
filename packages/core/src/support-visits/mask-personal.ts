import type * as z from 'zod/mini'
import { maskName } from '../lotteries/mask-name.ts'
import { maskPhone } from '../rules/mask-phone.ts'
import { type About, aboutOf, type PersonalKind } from '../rules/personal.ts'
import { isSecret } from '../rules/secret.ts'

type Schema = z.core.$ZodType

/** What stands for a text of which nothing is shown. */
const hidden = '***'

const maskEmail = (address: string) => {
  const at = address.lastIndexOf('@')
  return at < 1 ? hidden : address.charAt(0) + hidden + address.slice(at)
}

/** Digits as phones and papers have them, also in groups; a date is none. */
const number = /(?<!\d)(?!(?:19|20)\d\d-\d{1,2}-\d{1,2}(?!\d))\d(?:[\s.()-]?\d){6,30}[Xx]?/g

/** Free words, without the phones, numbers of papers and e-mail addresses in them. */
export const maskWords = (words: string) =>
  words
    .replace(/[^\s@<>（），。；：]{1,64}@[^\s@<>（），。；：]{1,255}/gu, hidden)
    .replace(number, (digits) => maskPhone(digits.replace(/[^\dXx]/g, '')))

const masks: Readonly<Record<PersonalKind, (text: string) => string>> = {
  name: maskName,
  publicName: (name) => name,
  label: maskName,
  phone: maskPhone,
  email: maskEmail,
  // No picture is shown: an address that is empty is one that there is not.
  photo: () => '',
  detail: () => hidden,
  device: () => hidden,
  text: maskWords,
}

const masked = (about: PersonalKind, text: string) => (text === '' ? '' : masks[about](text))

interface Def {
  readonly type: string
  readonly format?: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly items?: readonly Schema[]
  readonly valueType?: Schema
  readonly options?: readonly Schema[]
  readonly innerType?: Schema
  readonly in?: Schema
  readonly out?: Schema
  readonly getter?: () => Schema
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every text of a value of which no schema says more. */
const inAll = (value: unknown, mask: (text: string) => string): unknown => {
  if (typeof value === 'string') return mask(value)
  if (Array.isArray(value)) return value.map((one) => inAll(one, mask))
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inAll(one, mask)]))
    : value
}

const isPersonal = (about: About | undefined): about is PersonalKind => about !== undefined && about !== 'nobody'

/**
 * An answer with what its schema marks as telling of persons masked, and its secrets hidden. Where a schema leaves it open
 * which of several forms a value has, what any of them marks is masked.
 */
export function maskPersonal(schema: Schema, value: unknown, around?: About): unknown {
  if (value === null || value === undefined) return value
  if (isSecret(schema)) return inAll(value, () => hidden)
  const about = aboutOf(schema) ?? around
  const def = schema._zod.def as unknown as Def
  const { shape, element, items, valueType, options, innerType, getter } = def
  if (shape && isRecord(value))
    return {
      ...value,
      ...Object.fromEntries(
        Object.entries(shape).flatMap(([name, part]) =>
          name in value ? [[name, maskPersonal(part, value[name], about)]] : [],
        ),
      ),
    }
  if (element && Array.isArray(value)) return value.map((one) => maskPersonal(element, one, about))
  if (items && Array.isArray(value))
    return value.map((one: unknown, at) => (items[at] ? maskPersonal(items[at], one, about) : one))
  if (valueType && isRecord(value))
    // Values by column, of which nothing says which is a name: none is shown.
    return valueType._zod.def.type === 'unknown' && isPersonal(aboutOf(valueType) ?? about)
      ? inAll(value, () => hidden)
      : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, maskPersonal(valueType, one, about)]))
  if (options) return options.reduce<unknown>((so, option) => maskPersonal(option, so, about), value)
  if (innerType) return maskPersonal(innerType, value, about)
  if (def.type === 'pipe') {
    const out = def.out as Schema
    return maskPersonal(out._zod.def.type === 'transform' ? (def.in as Schema) : out, value, about)
  }
  if (getter) return maskPersonal(getter(), value, about)
  if (!isPersonal(about)) return value
  if (def.type === 'string') return typeof value === 'string' && def.format !== 'uuid' ? masked(about, value) : value
  return def.type === 'unknown' || def.type === 'any' || def.type === 'custom'
    ? inAll(value, (text) => masked(about, text))
    : value
}
