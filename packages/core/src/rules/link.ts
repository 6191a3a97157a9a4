import { impersonal } from './personal.ts'
import { formats, maxLink } from './formats.ts'
import { takesPlainText } from './plain-text.ts'
import { rule } from './rule.ts'
import { optionalText, requiredText } from './text.ts'

const isWebLink = (text: string) => /^http/i.test(text) && formats.vlinkurl(text)

/** A link of a web site: http or https, with a dot in the host; at most 500 characters (seed section 5). */
export const requiredWebLink = impersonal(requiredText(maxLink)).check(rule('rule.link', isWebLink))
export const optionalWebLink = takesPlainText(
  impersonal(optionalText(maxLink)).check(rule('rule.link', (text: string) => text === '' || isWebLink(text))),
  { max: maxLink, required: false, holds: isWebLink },
)
