import { style } from '@vanilla-extract/css'
import { space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

const { color } = vars

/** As wide as the panel, whatever stands in it: words wrap, none are cut. */
const oneColumn = 'minmax(0, 1fr)'

export const list = style({ display: 'grid', gridTemplateColumns: oneColumn, margin: 0, padding: 0, listStyle: 'none' })

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: space(0.5),
  padding: `0 0 ${space(4)} ${space(5)}`,
  '::before': {
    content: '""',
    position: 'absolute',
    top: 7,
    left: 0,
    width: 8,
    height: 8,
    border: `2px solid ${color.borderControl}`,
    borderRadius: '50%',
    background: color.panel,
    zIndex: 1,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    top: 12,
    bottom: -8,
    left: 4,
    width: 1,
    background: color.border,
  },
  selectors: {
    '&:last-child::after': { content: 'none' },
    '&[data-kind="waiting"]::before': { borderColor: color.accent },
    '&[data-kind="draft"]::before': { borderColor: color.warn },
    '&[data-kind="used"]::before': { borderColor: color.good, background: color.good },
  },
})

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(1)} ${space(2)}` })
export const quiet = style({ ...text.small, color: color.muted, overflowWrap: 'anywhere' })
export const dropped = style({ ...text.small, color: color.dangerInk, overflowWrap: 'anywhere' })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space(1), marginLeft: `calc(-1 * ${space(2)})` })
export const broken = style({ margin: 0, paddingLeft: space(5) })
