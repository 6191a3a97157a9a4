import { createThemeContract } from '@vanilla-extract/css'
import { light } from './palettes.ts'

const names = <Key extends string>(keys: Record<Key, unknown>) =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, null])) as Record<Key, null>

/** What every theme gives: colours, shadows of what floats, the font and the density. */
export const vars = createThemeContract({
  color: names(light),
  shadow: { float: null, dialog: null },
  font: { sans: null, mono: null },
  density: { row: null, control: null },
})
