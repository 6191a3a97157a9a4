import type { TableLook } from '@icss/core/imports/imports.contract.ts'

/** What is wrong with the fields that columns were given: required ones without a column, one with two. */
export interface ColumnFaults {
  readonly missing: readonly string[]
  readonly twice: string | undefined
  /** Columns with content of which nobody has said what they are. */
  readonly unmatched: number
}

/** Judges what was said of each column of a table. */
export function columnFaults({ columns, fields: all }: TableLook, fields: readonly string[]): ColumnFaults {
  if (columns.length === 0) return { missing: [], twice: undefined, unmatched: 0 }
  const given = new Set(fields)
  const twice = all.find(({ field }) => fields.filter((one) => one === field).length > 1)
  return {
    missing: all.flatMap(({ field, header, isRequired }) => (isRequired && !given.has(field) ? [header] : [])),
    twice: twice?.header,
    unmatched: columns.filter(
      ({ field, header, samples }, at) => field === null && (header !== '' || samples.length > 0) && !fields[at],
    ).length,
  }
}
