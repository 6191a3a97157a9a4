import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { dark, highContrast, light, type Palette } from './palettes.ts'

type Pair = [ink: keyof Palette, surface: keyof Palette]

const bodyText: Pair[] = [
  ['text', 'page'],
  ['text', 'panel'],
  ['text', 'subtle'],
  ['text', 'hover'],
  ['text', 'softAccent'],
  ['text', 'selected'],
  ['text', 'mark'],
]

const otherText: Pair[] = [
  ['muted', 'page'],
  ['muted', 'panel'],
  ['muted', 'hover'],
  ['muted', 'softAccent'],
  ['faint', 'panel'],
  ['faint', 'subtle'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'accentPressed'],
  ['accentInk', 'panel'],
  ['accentInk', 'page'],
  ['accentInk', 'hover'],
  ['accentInk', 'softAccent'],
  ['accentInk', 'mark'],
  ['accentInk', 'selected'],
  ['muted', 'selected'],
  ['onSoftAccent', 'softAccent'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['dangerInk', 'panel'],
  ['dangerInk', 'page'],
  ['dangerInk', 'softDanger'],
  ['onSoftDanger', 'softDanger'],
  ['onSoftGood', 'softGood'],
  ['onSoftGood', 'panel'],
  ['onSoftGood', 'page'],
  ['onSoftWarn', 'softWarn'],
  ['onSoftWarn', 'panel'],
  ['onSoftWarn', 'page'],
  ['onSoftNeutral', 'softNeutral'],
  ['onTooltip', 'tooltip'],
  ['onBrand', 'brand'],
  ['onNight', 'night'],
  ['onNightMuted', 'night'],
]

const shapes: Pair[] = [
  ['borderControl', 'panel'],
  ['focus', 'panel'],
  ['focus', 'page'],
  ['good', 'panel'],
  ['warn', 'panel'],
  ['danger', 'panel'],
  ['neutral', 'panel'],
  ['accentInk', 'track'],
  ['good', 'track'],
  ['warn', 'track'],
  ['dangerInk', 'track'],
]

const themes: [string, Palette][] = [
  ['light', light],
  ['dark', dark],
  ['high contrast', highContrast],
]

describe.each(themes)('%s theme', (_, palette) => {
  test.each(bodyText)('%s on %s reaches AAA', (ink, surface) => {
    expect(contrast(palette[ink], palette[surface])).toBeGreaterThanOrEqual(7)
  })
  test.each(otherText)('%s on %s reaches AA', (ink, surface) => {
    expect(contrast(palette[ink], palette[surface])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(shapes)('%s is told from %s', (shape, surface) => {
    expect(contrast(palette[shape], palette[surface])).toBeGreaterThanOrEqual(3)
  })
})
