import { type RouteName, routeNames, routes } from './routes.ts'
import type { Route } from './route.ts'

type ParamsIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsIn<Head> & ParamsIn<Tail>
  : Path extends `{-$${infer Name}}`
    ? { readonly [K in Name]?: string | undefined }
    : Path extends `$${infer Name}`
      ? { readonly [K in Name]: string }
      : unknown

/** The parameters that a route's path names. */
export type ParamsOf<Name extends RouteName> = ParamsIn<(typeof routes)[Name]['path']>

const table: Readonly<Record<RouteName, Route>> = routes

const optionalName = (step: string) => /^\{-\$(\w+)\}$/.exec(step)?.[1]
const requiredName = (step: string) => /^\$(\w+)$/.exec(step)?.[1]

/** A pattern as the one or two patterns that the seed lists: without and with its optional parameter. */
export function pathsOf(pattern: string): readonly string[] {
  const optional = /\/\{-\$(\w+)\}/.exec(pattern)
  if (!optional) return [pattern]
  return [pattern.replace(optional[0], ''), pattern.replace(optional[0], `/$${optional[1]}`)]
}

/** The path of a route with its parameters filled in and encoded; an optional one that is absent is left out. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params]: {} extends ParamsOf<Name> ? [params?: ParamsOf<Name>] : [params: ParamsOf<Name>]
): string {
  const values = (params ?? {}) as Readonly<Record<string, string | undefined>>
  const steps = table[name].path.split('/').flatMap((step) => {
    const value = values[optionalName(step) ?? requiredName(step) ?? '']
    if (value !== undefined) return [encodeURIComponent(value)]
    return optionalName(step) ? [] : [step]
  })
  return steps.join('/') || '/'
}

const decoded = (step: string): string | undefined => {
  try {
    return decodeURIComponent(step)
  } catch {
    return undefined
  }
}

interface Step {
  /** What stands there, where it is no parameter. */
  readonly word: string
  /** The parameter. */
  readonly name: string | undefined
  readonly isOptional: boolean
}

const stepsOf = (pattern: string): readonly Step[] =>
  pattern
    .split('/')
    .filter((step) => step !== '')
    .map((word) => ({
      word,
      name: requiredName(word) ?? optionalName(word),
      isOptional: optionalName(word) !== undefined,
    }))

// Each link asks for its route, at each time that it is drawn.
const patterns = routeNames.map((name) => [name, stepsOf(table[name].path)] as const)

function paramsAt(wanted: readonly Step[], steps: readonly string[]): Readonly<Record<string, string>> | undefined {
  if (steps.length > wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, { word, name, isOptional }] of wanted.entries()) {
    const step = steps[i]
    if (step === undefined) {
      if (isOptional) continue
      return undefined
    }
    if (name === undefined) {
      if (step !== word) return undefined
      continue
    }
    const value = decoded(step)
    if (value === undefined) return undefined
    params[name] = value
  }
  return params
}

/**
 * Which route a path belongs to, with its parameters; none for an unknown path. A query, a fragment and a slash at the
 * end do not count.
 */
export function routeAt(path: string): { name: RouteName; params: Readonly<Record<string, string>> } | undefined {
  const [plain = ''] = path.split(/[?#]/, 1)
  if (!plain.startsWith('/')) return undefined
  const given = plain === '/' ? [] : plain.slice(1).replace(/\/$/, '').split('/')
  if (given.includes('')) return undefined
  for (const [name, steps] of patterns) {
    const params = paramsAt(steps, given)
    if (params) return { name, params }
  }
  return undefined
}
