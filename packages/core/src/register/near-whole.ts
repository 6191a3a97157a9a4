import { sameNameKey } from '../rules/same-name.ts'

/** What a company is by law, as names of companies end with it; longer ones first. */
const legalForm = /(?:股份有限公司|有限责任公司|有限公司|股份公司|集团公司|公司)$/u

/** Characters that a name without its legal form has at least, so that nobody goes through all that end alike. */
const leastWithout = 4

/**
 * Whether somebody who types this knows the name already: all of it in one of its writings, or all but its legal form. By
 * a part of a name nobody is answered, who could copy the register name by name.
 */
export function isNearWhole(typed: string, name: string): boolean {
  const [known, whole] = [sameNameKey(typed), sameNameKey(name)]
  if (known === whole) return known !== ''
  const stem = known.replace(legalForm, '')
  return [...stem].length >= leastWithout && stem === whole.replace(legalForm, '')
}
