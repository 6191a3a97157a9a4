import * as z from 'zod/mini'
import { ruleAt } from '../rules/rule.ts'
import { optionalUpload } from '../rules/text.ts'

/** Colour schemes that a home screen can have; the seed does not name them (section 3). */
export const colourSchemes = ['blue', 'red', 'gold', 'green', 'dark', 'custom'] as const

/** The home screen's theme: a colour scheme, or a background of one's own. */
export const themeDraft = z
  .strictObject({ colourScheme: z.enum(colourSchemes), background: optionalUpload })
  .check(
    ruleAt<{ colourScheme: string; background: string }>(
      'background',
      'rule.required',
      ({ colourScheme, background }) => colourScheme !== 'custom' || background !== '',
    ),
  )
export type ThemeDraft = z.output<typeof themeDraft>
