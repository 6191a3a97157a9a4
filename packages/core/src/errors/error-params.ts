import type { catalogueZh } from './catalogue.zh.ts'
import type { ErrorCode } from './error-code.ts'

type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never

type Worded = typeof catalogueZh

/** What the wording of a code names; `never` where it says the same each time. */
export type ParamNames<Code extends ErrorCode> = {
  [C in Code]: NamesIn<Worded[C]['says']> | NamesIn<Worded[C]['fix']>
}[Code]

/** A code that says all by itself. Every other has to come with what its wording names. */
export type PlainCode = { [C in ErrorCode]: [ParamNames<C>] extends [never] ? C : never }[ErrorCode]
