import { formatNumber } from './format.ts'
import type { Language } from './language.ts'

/** A tree of wording in i18next's resource format (JSON v4: `{{name}}`, `_one`, `_other`). */
export interface Copy {
  readonly [key: string]: string | Copy
}

/**
 * The English counterpart of a Chinese tree: the same keys, no more and no fewer, plus `…_one` beside each
 * `…_other`, since English has a singular and Chinese has not.
 */
export type Translation<Zh> = {
  readonly [K in keyof Zh]: Zh[K] extends string ? string : Translation<Zh[K]>
} & {
  readonly [K in keyof Zh as K extends `${infer Name}_other` ? `${Name}_one` : never]: string
}

type Leaf<K extends string> = K extends `${infer Name}_other` ? Name : K

/** Dotted paths of all the strings in a tree; a plural is named without its suffix. */
export type CopyKey<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string ? Leaf<K> : `${K}.${CopyKey<Tree[K]>}`
}[keyof Tree & string]

export type CopyParams = Readonly<Record<string, string | number>>

export type Translate<Tree> = (key: CopyKey<Tree>, params?: CopyParams) => string

const lookUp = (tree: Copy, path: readonly string[]): string | undefined => {
  let node: string | Copy | undefined = tree
  for (const step of path) {
    if (node === undefined || typeof node === 'string') return undefined
    node = Object.hasOwn(node, step) ? node[step] : undefined
  }
  return typeof node === 'string' ? node : undefined
}

/** The form of a wording that a count takes, as `Intl.PluralRules` has it: Chinese has one, English another for 1. */
const pluralOf = (count: number, language: Language): 'one' | 'other' =>
  language === 'en' && Math.abs(count) === 1 ? 'one' : 'other'

/**
 * Puts `{{name}}` values into a wording. A number is written as `formatNumber` writes it in the language.
 */
export function fill(wording: string, params: CopyParams, language: Language): string {
  return wording.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) return placeholder
    return typeof value === 'number' ? formatNumber(value, language) : value
  })
}

/**
 * A `t` for one language. A `count` chooses the plural; an unknown key answers itself.
 * i18next gives the same answers for the same resources (see translate.test.ts and ADR 0003).
 */
export function createTranslate<Tree>(language: Language, tree: Tree): Translate<Tree> {
  const word = (key: string, params: CopyParams) => {
    const path = key.split('.')
    const candidates = [`${path.at(-1)}`]
    if (typeof params.count === 'number') {
      candidates.unshift(`${path.at(-1)}_${pluralOf(params.count, language)}`, `${path.at(-1)}_other`)
    }
    for (const candidate of candidates) {
      const found = lookUp(tree as Copy, [...path.slice(0, -1), candidate])
      if (found !== undefined) return fill(found, params, language)
    }
    return key
  }
  const known = new Map<string, string>()
  return (key, params) => {
    if (params !== undefined) return word(key, params)
    const wording = known.get(key) ?? word(key, {})
    known.set(key, wording)
    return wording
  }
}
