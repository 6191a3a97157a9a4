import { displayWidth, padEnd, wrap } from './display-width.ts'

export type Term = readonly [term: string, text: string]

export const indent = '  '

export const termColumn = (all: readonly Term[]) =>
  Math.min(30, Math.max(...all.map(([term]) => displayWidth(term)))) + 2

/** Terms with a text beside each, within `width` columns. */
export const termList = (all: readonly Term[], width: number, column = termColumn(all)): string =>
  all
    .map(([term, text]) => {
      const lines = wrap(text, width - indent.length - column)
      const beside = displayWidth(term) + 2 <= column
      const first = beside ? [`${indent}${padEnd(term, column)}${lines.shift() ?? ''}`] : [indent + term]
      return [...first, ...lines.map((line) => indent + ' '.repeat(column) + line)]
        .map((line) => line.trimEnd())
        .join('\n')
    })
    .join('\n')
