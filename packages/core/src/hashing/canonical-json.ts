type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * RFC 8785: no white space, keys by their UTF-16 code units, strings and numbers as ECMAScript writes them. Throws a
 * TypeError for what JSON cannot hold: a number that is not finite, half a surrogate pair.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} is no JSON number.`)
  if (typeof value === 'string' && !value.isWellFormed()) throw new TypeError('Half a surrogate pair is no JSON text.')
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const object = value as { readonly [key: string]: Json }
  const members = Object.keys(object).sort((a, b) => (a < b ? -1 : 1))
  return `{${members.map((key) => `${canonicalJson(key)}:${canonicalJson(object[key] as Json)}`).join(',')}}`
}
