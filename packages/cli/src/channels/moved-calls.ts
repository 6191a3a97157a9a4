import type { Values } from './beside-draft.ts'

/** The calls by which records are read and made. */
export interface MovedCalls {
  list(input: Values, options: object): Promise<{ readonly items: readonly Values[]; readonly total?: number }>
  show(input: Values, options: object): Promise<Values>
  create(input: Values, options: object): Promise<Values>
}
