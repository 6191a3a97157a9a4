import { assignVars, globalStyle } from '@vanilla-extract/css'
import { dark, highContrast } from './palettes.ts'
import { deepShadow, outlined } from './themes.css.ts'
import { vars } from './vars.css.ts'

/** The theme of the person's system where no script has said one (`applyTheme`). */
const unsaid = ':root:not([data-theme])'

globalStyle(unsaid, {
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: assignVars({ color: vars.color, shadow: vars.shadow }, { color: dark, shadow: deepShadow }),
      colorScheme: 'dark',
    },
    '(prefers-contrast: more)': {
      vars: assignVars({ color: vars.color, shadow: vars.shadow }, { color: highContrast, shadow: outlined }),
      colorScheme: 'light',
    },
  },
})
