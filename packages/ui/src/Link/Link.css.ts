import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const base = style({
  borderRadius: radius.small,
  cursor: 'pointer',
  textDecoration: 'none',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered], &:not([data-rac]):hover': { textDecoration: 'underline' },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': { '(prefers-contrast: more)': { textDecoration: 'underline' } },
})

export const variants = styleVariants({
  plain: [base, { color: vars.color.accentInk }],
  quiet: [
    base,
    { color: vars.color.muted, selectors: { '&[data-hovered], &:not([data-rac]):hover': { color: vars.color.text } } },
  ],
  /** Within a sentence, where colour alone would not tell it from the words around. */
  inline: [base, { color: vars.color.accentInk, textDecoration: 'underline' }],
})

export const withIcon = style({ display: 'inline-flex', alignItems: 'center', gap: space(1.5) })
