import { assignVars, globalFontFace, globalStyle } from '@vanilla-extract/css'
import { narrow, touch } from './measures.ts'
import { dark, highContrast, light } from './palettes.ts'
import { vars } from './vars.css.ts'

/** In Chinese fonts quotes and apostrophes are as wide as a character; between Latin words they tear a hole. */
const quotes = 'U+2018-2019, U+201C-201D'
const local = (...names: string[]) => names.map((name) => `local("${name}")`).join(', ')
export const latinQuotes = '"Latin quotes"'
globalFontFace(latinQuotes, [
  {
    src: local('Segoe UI', 'Helvetica Neue', 'Roboto', 'Noto Sans', 'DejaVu Sans', 'Arial'),
    fontWeight: '400',
    unicodeRange: quotes,
  },
  {
    src: local(
      'Segoe UI Semibold',
      'Helvetica Neue Bold',
      'Roboto Bold',
      'Noto Sans Bold',
      'DejaVu Sans Bold',
      'Arial Bold',
    ),
    fontWeight: '600 700',
    unicodeRange: quotes,
  },
])

const font = {
  sans: '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", system-ui, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, monospace',
}

const paleShadow = {
  float: '0 1px 2px rgba(20, 24, 31, 0.06), 0 6px 20px rgba(20, 24, 31, 0.12)',
  dialog: '0 2px 6px rgba(20, 24, 31, 0.08), 0 24px 64px rgba(20, 24, 31, 0.24)',
}

export const deepShadow = {
  float: '0 0 0 1px #343d4a, 0 8px 24px rgba(0, 0, 0, 0.5)',
  dialog: '0 0 0 1px #343d4a, 0 24px 64px rgba(0, 0, 0, 0.6)',
}

export const outlined = { float: '0 0 0 2px #000000', dialog: '0 0 0 2px #000000' }

globalStyle(':root, [data-theme="light"]', {
  vars: assignVars({ color: vars.color, shadow: vars.shadow }, { color: light, shadow: paleShadow }),
  colorScheme: 'light',
})

globalStyle('[data-theme="dark"]', {
  vars: assignVars({ color: vars.color, shadow: vars.shadow }, { color: dark, shadow: deepShadow }),
  colorScheme: 'dark',
})

globalStyle('[data-theme="high-contrast"]', {
  vars: assignVars({ color: vars.color, shadow: vars.shadow }, { color: highContrast, shadow: outlined }),
  colorScheme: 'light',
})

globalStyle(':root', { vars: assignVars(vars.font, font) })
globalStyle(':root:lang(en)', { vars: { [vars.font.sans]: `${latinQuotes}, ${font.sans}` } })
globalStyle(':root, [data-density="regular"]', { vars: assignVars(vars.density, { row: '36px', control: '32px' }) })
globalStyle('[data-density="compact"]', { vars: assignVars(vars.density, { row: '30px', control: '28px' }) })
globalStyle('[data-density="roomy"]', { vars: assignVars(vars.density, { row: '44px', control: '36px' }) })
// What a finger is to hit.
globalStyle(':root, [data-density]', {
  '@media': { [narrow.phone]: { vars: { [vars.density.control]: touch } } },
})
