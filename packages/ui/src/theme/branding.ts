import type { ThemeName } from './applyTheme.ts'
import { contrast } from './contrast.ts'
import { dark, highContrast, light, type Palette } from './palettes.ts'

type Accents = Pick<
  Palette,
  | 'accent'
  | 'accentHover'
  | 'accentPressed'
  | 'onAccent'
  | 'accentInk'
  | 'softAccent'
  | 'onSoftAccent'
  | 'selected'
  | 'focus'
  | 'halo'
>

const palettes: Record<ThemeName, Palette> = { light, dark, 'high-contrast': highContrast }

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** `share` of the other colour in the first. */
function mix(one: string, other: string, share: number) {
  const others = parts(other)
  const mixed = parts(one).map((value, at) => Math.round(value + ((others[at] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The colour, moved towards black or white just as far as it takes to be read on all of these. */
function readable(colour: string, surfaces: readonly string[], towards: string, least: number) {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = mix(colour, towards, share)
    if (surfaces.every((surface) => contrast(moved, surface) >= least)) return moved
  }
  return towards
}

/**
 * The accent colours of a channel in a theme, from the one colour it has chosen (`#rrggbb`). However light or loud
 * that is, words on it and words in it stay readable.
 */
export function branding(colour: string, theme: ThemeName): Accents {
  const palette = palettes[theme]
  const isDark = theme === 'dark'
  const least = theme === 'high-contrast' ? 7 : 4.6
  const accent = readable(colour, ['#ffffff'], '#000000', least)
  const softAccent = mix(palette.panel, accent, isDark ? 0.3 : 0.08)
  const selected = mix(palette.panel, accent, isDark ? 0.18 : 0.04)
  const away = isDark ? '#ffffff' : '#000000'
  const surfaces = [palette.panel, palette.page, palette.hover, softAccent, selected, palette.mark]
  const accentInk = readable(accent, surfaces, away, least)
  return {
    accent,
    accentHover: mix(accent, '#000000', 0.14),
    accentPressed: mix(accent, '#000000', 0.3),
    onAccent: '#ffffff',
    accentInk,
    softAccent,
    onSoftAccent: readable(accentInk, [softAccent], away, 7),
    selected,
    focus: readable(accent, [palette.panel, palette.page], away, 3.1),
    halo: mix(palette.panel, accent, isDark ? 0.45 : 0.22),
  }
}
