import type { ErrorCode } from '../errors/error-code.ts'
import type { Flag } from '../permissions/flags.ts'
import type { HelpPage } from './help-pages.ts'

/**
 * What a help page says. Help is hidden in the English interface (seed section 2), so it is written in Chinese alone.
 * What stands on a screen is named by where its words come from, so that a renamed button renames itself here:
 * `{{courses.create}}` by its key in the copy, `{{@curriculum}}` by the screen whose title it is, and
 * `{{#channelInformation}}` by the entry of the menu.
 */
export interface HelpText {
  /** What the part is for. */
  readonly about: string
  /** The rights that whoever works with it needs; several are for several of its parts. */
  readonly needs?: readonly Flag[]
  readonly sections: readonly { readonly title: string; readonly steps: readonly string[] }[]
  /** Messages that may come up here, with what to do. */
  readonly messages?: readonly ErrorCode[]
  readonly questions?: readonly { readonly asked: string; readonly answer: string }[]
  readonly related?: readonly HelpPage[]
}

/** The help pages of one part of the product. */
export type HelpTexts<Page extends HelpPage> = Readonly<Record<Page, HelpText>>
