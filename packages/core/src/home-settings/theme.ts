import * as z from 'zod/mini'
import { wholeNumber } from '../rules/number.ts'
import { ruleAt } from '../rules/rule.ts'
import { optionalUpload } from '../rules/text.ts'
import { colourSchemes } from './colour-schemes.ts'

/** Percent of a veil over a background of one's own, at most: more would hide it. */
export const maxVeil = 95

/**
 * The home screen's theme: a colour scheme, or a background of one's own, a picture or a silent looping video. `tone` is
 * that of the words on it, `veil` how much of the other tone lies between, in percent.
 */
export const themeDraft = z
  .strictObject({
    colourScheme: z.enum([...colourSchemes, 'custom']),
    background: optionalUpload,
    tone: z._default(z.enum(['dark', 'light']), 'dark'),
    veil: z._default(wholeNumber(0, maxVeil), 70),
  })
  .check(
    ruleAt<{ colourScheme: string; background: string }>(
      'background',
      'rule.required',
      ({ colourScheme, background }) => colourScheme !== 'custom' || (background ?? '') !== '',
    ),
  )
export type ThemeDraft = z.output<typeof themeDraft>
