import * as z from 'zod/mini'

type Json = { readonly [key: string]: unknown }

const narrow = 76

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const choicesOf = ({ enum: values, const: value }: Json): readonly unknown[] | undefined =>
  Array.isArray(values) ? (values as readonly unknown[]) : value === undefined ? undefined : [value]

const broken = (open: string, parts: readonly string[], close: string): string =>
  [open, ...parts.map((part, i) => `  ${part.replaceAll('\n', '\n  ')}${i < parts.length - 1 ? ',' : ''}`), close].join(
    '\n',
  )

/** On one line where that is short, else a part a line. */
const grouped = (open: string, parts: readonly string[], close: string): string => {
  const line = open + parts.join(', ') + close
  return line.length <= narrow && !line.includes('\n') ? line : broken(open, parts, close)
}

function words(schema: Json): string {
  const choices = choicesOf(schema)
  if (choices) return choices.map((one) => JSON.stringify(one)).join(' | ')
  const union = schema.anyOf ?? schema.oneOf
  if (Array.isArray(union)) return [...new Set(union.map((one) => words(one as Json)))].join(' | ')
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  if (schema.type === 'array') return grouped('[', [isJson(schema.items) ? words(schema.items) : 'any', '…'], ']')
  if (schema.type === 'object') {
    if (isJson(schema.properties))
      return grouped(
        '{',
        Object.entries(schema.properties).map(([name, one]) => `"${name}": ${words(one as Json)}`),
        '}',
      )
    return isJson(schema.additionalProperties) ? `{…: ${words(schema.additionalProperties)}}` : '{…}'
  }
  return typeof schema.type === 'string' ? (schema.type === 'integer' ? 'number' : schema.type) : 'any'
}

/** The form of a JSON document as help and docs/cli.md show it, a line each. */
export const jsonShape = (schema: z.ZodMiniType): readonly string[] =>
  words(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' }) as Json).split('\n')
