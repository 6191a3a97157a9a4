import { globalStyle } from '@vanilla-extract/css'
import { text } from './measures.ts'
import './themes.css.ts'
import { vars } from './vars.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', { textSizeAdjust: '100%', height: '100%' })

globalStyle('body', {
  ...text.body,
  margin: 0,
  minHeight: '100%',
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
})

globalStyle(':where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset)', { margin: 0, padding: 0, border: 0 })
globalStyle(':where(h1, h2, h3, h4)', { font: 'inherit' })
globalStyle(':where(ul, ol)', { listStyle: 'none' })
globalStyle(':where(button, input, select, textarea)', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle(':where(button)', { background: 'none', border: 0, padding: 0 })
globalStyle(':where(img, svg)', { display: 'block', maxWidth: '100%' })
globalStyle(':where(svg)', { flexShrink: 0 })

globalStyle(':where(:focus-visible)', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 })

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
