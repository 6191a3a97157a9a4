/** Colour schemes that a home screen can have; the seed does not name them (section 3). */
export const colourSchemes = ['blue', 'red', 'gold', 'green', 'dark'] as const
export type ColourScheme = (typeof colourSchemes)[number]

/** Colours of a home screen as #rrggbb: `ink` and `accent` are read on `page` and on `panel`, `onAccent` on `accent`. */
export interface Palette {
  readonly page: string
  readonly panel: string
  readonly ink: string
  readonly muted: string
  readonly accent: string
  readonly onAccent: string
  readonly soft: string
}

/** The colours of each scheme; a background of one's own goes with those of `blue`. */
export const palettes: Readonly<Record<ColourScheme, Palette>> = {
  blue: {
    page: '#f1f3f9',
    panel: '#ffffff',
    ink: '#16181d',
    muted: '#4a5160',
    accent: '#1d3ab8',
    onAccent: '#ffffff',
    soft: '#e8edfd',
  },
  red: {
    page: '#faf3f2',
    panel: '#ffffff',
    ink: '#1f1615',
    muted: '#5f4b48',
    accent: '#a81e14',
    onAccent: '#ffffff',
    soft: '#fbe6e3',
  },
  gold: {
    page: '#faf6ec',
    panel: '#ffffff',
    ink: '#211c10',
    muted: '#5c523a',
    accent: '#7a5200',
    onAccent: '#ffffff',
    soft: '#f8ecd0',
  },
  green: {
    page: '#f0f6f2',
    panel: '#ffffff',
    ink: '#131c17',
    muted: '#455349',
    accent: '#12663a',
    onAccent: '#ffffff',
    soft: '#dff0e6',
  },
  dark: {
    page: '#0f1218',
    panel: '#1a1f29',
    ink: '#f2f4f8',
    muted: '#b4bccb',
    accent: '#9db4ff',
    onAccent: '#0f1218',
    soft: '#252d3d',
  },
}

/** Red, green and blue of #rrggbb, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const rgbOf = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Contrast that words need (WCAG 2.2, AA). */
export const neededContrast = 4.5

/** The words and the veil of a tone. */
export const tones = {
  dark: { ink: '#16181d', veil: '#ffffff' },
  light: { ink: '#ffffff', veil: '#0b0d12' },
} as const

const veiled = (colour: Rgb, veil: Rgb, percent: number): Rgb => {
  const mix = (at: 0 | 1 | 2) => (colour[at] * (100 - percent) + veil[at] * percent) / 100
  return [mix(0), mix(1), mix(2)]
}

/** The least contrast of the words of `tone` with any of a background's colours under a veil of `percent`. */
export const contrastUnder = (colours: readonly Rgb[], tone: keyof typeof tones, percent: number): number =>
  Math.min(
    21,
    ...colours.map((colour) => contrastOf(rgbOf(tones[tone].ink), veiled(colour, rgbOf(tones[tone].veil), percent))),
  )

/** The least veil, in steps of 5 percent, under which words of `tone` can be read on all of a background's colours. */
export function veilFor(colours: readonly Rgb[], tone: keyof typeof tones): number {
  for (let percent = 0; percent < 95; percent += 5)
    if (contrastUnder(colours, tone, percent) >= neededContrast) return percent
  return 95
}
