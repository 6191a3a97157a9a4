import { optionalText, lengthOf } from '../rules/text.ts'
import { impersonal } from '../rules/personal.ts'
import { rule, ruleWith } from '../rules/rule.ts'
import { escaper, splitAt } from '../spreadsheets/cells.ts'
import { maxCategoryLevel, maxCategoryName } from './category.ts'

const escaped = escaper(String.raw`\\/`)

/** The names of a category and of those above it, from the top, as one text: `报告 / 年度`; '' for none. */
export const pathText = (names: readonly string[]): string => names.map(escaped).join(' / ')

/** The names that `pathText` has written; spaces around them do not matter. */
export const namesOfPath = (text: string): readonly string[] =>
  text === '' ? [] : splitAt(text, '/').map((name) => name.trim())

/** A path of a category, or ''; absent is ''. No rule about where it leads. */
export const optionalPath = impersonal(optionalText(200)).check(
  rule('category.path', (text: string) => namesOfPath(text).every((name) => name !== '')),
  ruleWith('rule.max_length', (text: string) => {
    const length = Math.max(0, ...namesOfPath(text).map(lengthOf))
    return length > maxCategoryName ? { max: maxCategoryName, length } : undefined
  }),
  rule('category.too_deep', (text: string) => namesOfPath(text).length <= maxCategoryLevel, { max: maxCategoryLevel }),
)

interface Placed {
  readonly id: string
  readonly name: string
  readonly parentId: string
}

/** The path of each category of a tree, by its id. */
export function pathsOf(tree: readonly Placed[]): ReadonlyMap<string, string> {
  const byId = new Map(tree.map((one) => [one.id, one]))
  const namesOf = (id: string): string[] => {
    const found = byId.get(id)
    return found ? [...namesOf(found.parentId), found.name] : []
  }
  return new Map(tree.map(({ id }) => [id, pathText(namesOf(id))]))
}
