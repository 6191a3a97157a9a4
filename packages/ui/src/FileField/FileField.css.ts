import { globalStyle, style } from '@vanilla-extract/css'
import { motion, narrow, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const zone = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space(1)} ${space(3)}`,
  padding: space(4),
  border: `1px dashed ${color.borderControl}`,
  borderRadius: radius.medium,
  background: color.panel,
  color: color.muted,
  textAlign: 'center',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&[data-over]': { borderColor: color.accentInk, borderStyle: 'solid', background: color.softAccent },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-disabled]': { background: color.subtle, borderColor: color.border },
  },
})

export const row = style({
  ...text.table,
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  padding: `${space(2.5)} ${space(3)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.panel,
  selectors: { '&[data-invalid]': { borderColor: color.borderDanger } },
})

export const line = style({ display: 'flex', alignItems: 'center', gap: space(3), minHeight: 28 })

export const mark = style({
  color: color.muted,
  flexShrink: 0,
  selectors: { '[data-invalid] &': { color: color.dangerInk } },
})
export const preview = style({
  width: 56,
  height: 56,
  objectFit: 'cover',
  borderRadius: radius.small,
  border: `1px solid ${color.border}`,
  flexShrink: 0,
})
export const about = style({ flex: 1, minWidth: 0 })
export const name = style({ color: color.text, overflowWrap: 'anywhere' })
export const detail = style({ ...text.small, color: color.muted })
export const problem = style({ ...text.small, color: color.dangerInk, overflowWrap: 'anywhere' })
/** Large enough to tell that it is the right one. */
export const player = style({ width: '100%', maxWidth: 320 })

export const list = style({ display: 'flex', flexDirection: 'column', gap: space(2) })

export const table = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 352,
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.panel,
})

export const tableRow = style({
  ...text.table,
  minHeight: 32,
  flexShrink: 0,
  paddingInline: `${space(3)} ${space(1)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})

export const aboutInLine = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'baseline',
  gap: space(3),
  '@media': { [narrow.phone]: { flexWrap: 'wrap', columnGap: space(3), rowGap: 0, paddingBlock: space(1) } },
})
globalStyle(`${aboutInLine} > ${name}`, { flex: '1 1 120px', overflow: 'hidden', textOverflow: 'ellipsis' })
globalStyle(`${tableRow} > ${line}`, { minHeight: 32, gap: space(2) })
globalStyle(`${aboutInLine} > :only-child`, { flex: 1 })
