import { escapeLiteral } from 'pg'

const arrayElement = (value: unknown) => `"${String(value).replace(/["\\]/g, String.raw`\$&`)}"`

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return escapeLiteral(`{${value.map(arrayElement).join(',')}}`)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return escapeLiteral(String(value))
  throw new Error(`A parameter of type ${typeof value} has no literal.`)
}

/** A statement with its parameters as literals, for COPY, which takes none. Its own text must hold no `$1` but those. */
export const inlined = ({ sql, params }: { readonly sql: string; readonly params: readonly unknown[] }): string =>
  sql.replace(/\$(\d+)/g, (_, number: string) => literal(params[Number(number) - 1]))
