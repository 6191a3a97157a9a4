import { type Language, localeOf } from './language.ts'

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

const numbers = new Map<Language, Intl.NumberFormat>()

/** Making one takes longer than writing with it, and a form words its faults at every key. */
function numberFormat(language: Language): Intl.NumberFormat {
  const format = numbers.get(language) ?? new Intl.NumberFormat(localeOf[language])
  numbers.set(language, format)
  return format
}

/**
 * Puts `{{name}}` values into a wording. A number is written as `Intl.NumberFormat` writes it in the language.
 */
export function fill(wording: string, params: CopyParams, language: Language): string {
  return wording.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) return placeholder
    return typeof value === 'number' ? numberFormat(language).format(value) : value
  })
}

/**
 * A `t` for one language. A `count` chooses the plural by `Intl.PluralRules`; an unknown key answers itself.
 * i18next gives the same answers for the same resources (see translate.test.ts and ADR 0003).
 */
export function createTranslate<Tree>(language: Language, tree: Tree): Translate<Tree> {
  let plural: Intl.PluralRules | undefined
  const word = (key: string, params: CopyParams) => {
    const path = key.split('.')
    const candidates = [`${path.at(-1)}`]
    if (typeof params.count === 'number') {
      plural ??= new Intl.PluralRules(localeOf[language])
      candidates.unshift(`${path.at(-1)}_${plural.select(params.count)}`, `${path.at(-1)}_other`)
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
