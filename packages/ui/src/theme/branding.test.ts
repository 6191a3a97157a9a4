import { describe, expect, test } from 'vitest'
import type { ThemeName } from './applyTheme.ts'
import { branding } from './branding.ts'
import { contrast } from './contrast.ts'
import { dark, highContrast, light } from './palettes.ts'

const themes: [ThemeName, typeof light][] = [
  ['light', light],
  ['dark', dark],
  ['high-contrast', highContrast],
]
const chosen = ['#1f3dae', '#ffd400', '#ffffff', '#000000', '#00ff66', '#ff5a00', '#7a7a7a', '#0a7c4a']

describe.each(themes)('%s', (name, palette) => {
  test.each(chosen)('a channel in %s stays readable', (colour) => {
    const brand = branding(colour, name)
    for (const surface of [brand.accent, brand.accentHover, brand.accentPressed]) {
      expect(contrast(brand.onAccent, surface)).toBeGreaterThanOrEqual(4.5)
    }
    for (const surface of [
      palette.panel,
      palette.page,
      palette.hover,
      palette.mark,
      brand.softAccent,
      brand.selected,
    ]) {
      expect(contrast(brand.accentInk, surface)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(palette.text, brand.selected)).toBeGreaterThanOrEqual(7)
    expect(contrast(brand.focus, palette.panel)).toBeGreaterThanOrEqual(3)
  })
})

test('a colour that is readable already is left as it is', () => {
  expect(branding('#1f3dae', 'light').accent).toBe('#1f3dae')
})
