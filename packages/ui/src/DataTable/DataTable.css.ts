import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { panel } from '../Panel/Panel.css.ts'
import { layer, narrow, radius, space, text, touch } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars
const wide = '(min-width: 641px)'

export const frame = style({
  position: 'relative',
  overflow: 'auto',
  containerType: 'scroll-state',
  // Header, page head, filters and pagination of a list screen take the rest, so that the pages stay at hand.
  maxHeight: 'max(280px, calc(100dvh - 230px))',
  '@media': {
    [narrow.phone]: { selectors: { '&:not([data-long])': { maxHeight: 'none', overflow: 'visible' } } },
  },
})

export const table = style({
  ...text.table,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  '@media': { [narrow.phone]: { display: 'block', minWidth: '0 !important' } },
})

const sweep = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } })

/** A line under the head while the rows are being fetched anew; the old ones stay readable. */
export const busyLine = style({
  position: 'sticky',
  top: 0,
  insetInlineStart: 0,
  zIndex: layer.sticky + 3,
  height: 0,
  overflow: 'visible',
  '::after': {
    content: '',
    position: 'absolute',
    top: 0,
    insetInlineStart: '35%',
    width: '30%',
    height: 2,
    background: color.accentInk,
    animation: `${sweep} 1.2s linear infinite`,
  },
})

export const head = style({ '@media': { [narrow.phone]: { display: 'none' } } })
export const body = style({ '@media': { [narrow.phone]: { display: 'block' } } })

export const headCell = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky + 1,
  height: vars.density.row,
  padding: `0 ${space(3)}`,
  background: color.subtle,
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.muted,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const row = style({
  background: color.panel,
  '@media': {
    [wide]: { selectors: { '&:hover': { background: color.subtle } } },
    [narrow.phone]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${space(1)} ${space(4)}`,
      padding: `${space(3)} ${space(4)}`,
      borderBlockEnd: `1px solid ${color.border}`,
    },
  },
  selectors: {
    '&[data-selected]': { background: color.selected },
    '&[data-marked]': { background: color.softAccent },
  },
})

/** Beside the row that somebody has come back to. */
globalStyle(`${row}[data-marked] > :first-child`, { boxShadow: `inset 2px 0 0 ${color.accentInk}` })

export const cell = style({
  height: vars.density.row,
  padding: `0 ${space(3)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  fontWeight: 400,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': {
    [wide]: { selectors: { 'tr:last-child > &': { borderBlockEndColor: 'transparent' } } },
    [narrow.phone]: {
      display: 'block',
      height: 'auto',
      padding: 0,
      border: 0,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      selectors: {
        '&[data-label]::before': { ...text.small, content: 'attr(data-label)', display: 'block', color: color.muted },
        '&[data-label]:empty::after': { content: '—', color: color.faint },
      },
    },
  },
})

export const wrapping = style({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  paddingBlock: space(2),
  '@media': { [narrow.phone]: { gridColumn: '1 / -1', paddingBlock: 0 } },
})

export const atEnd = style({ textAlign: 'end', '@media': { [narrow.phone]: { textAlign: 'start' } } })

export const name = style({
  '@media': {
    [narrow.phone]: {
      ...text.body,
      display: 'block',
      gridColumn: '1 / -1',
      fontWeight: 500,
      selectors: { '&[data-label]::before': { content: 'none' } },
    },
  },
})

export const nameBesideTick = style({ '@media': { [narrow.phone]: { paddingInlineStart: space(8) } } })

export const tickCell = style({
  width: 40,
  padding: 0,
  '@media': {
    [narrow.phone]: { position: 'absolute', display: 'block', insetInlineStart: space(1), top: 0 },
  },
})

/** On a phone, where rows are cards, the head is the check box for all of the page. */
export const headOfTicks = style({ '@media': { [narrow.phone]: { display: 'block' } } })
globalStyle(`${headOfTicks} > tr`, { '@media': { [narrow.phone]: { display: 'block' } } })
globalStyle(`${headOfTicks} th:not(${tickCell})`, { '@media': { [narrow.phone]: { display: 'none' } } })

export const headTickCell = style({
  '@media': {
    [narrow.phone]: { position: 'static', width: 'auto', height: 'auto', padding: `0 ${space(1)}` },
  },
})

const moreBeside = 'scroll-state(scrollable: inline-end)'

export const actionsCell = style({
  '@container': { [moreBeside]: { boxShadow: `-1px 0 0 ${color.border}` } },
  textAlign: 'end',
  padding: `0 ${space(1)}`,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetInlineEnd: 0,
      background: 'inherit',
      zIndex: layer.sticky,
    },
    [narrow.phone]: {
      display: 'block',
      gridColumn: '1 / -1',
      textAlign: 'start',
      marginInlineStart: `calc(-1 * ${space(3)})`,
    },
  },
})

export const actions = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0,
  // Buttons come behind their row, which stays as high.
  '@media': { [narrow.phone]: { minHeight: touch } },
})
globalStyle(`th${actionsCell}`, { background: color.subtle, zIndex: layer.sticky + 2 })

export const sticky = style({
  '@media': {
    [wide]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: layer.sticky,
      background: 'inherit',
      boxShadow: `1px 0 0 ${color.border}`,
    },
  },
})

export const stickyAfterTick = style({ '@media': { [wide]: { insetInlineStart: 40 } } })
globalStyle(`th${sticky}[scope="col"]`, { background: color.subtle, zIndex: layer.sticky + 2 })

export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: 24,
  maxWidth: '100%',
  marginInline: `calc(-1 * ${space(1)})`,
  paddingInline: space(1),
  borderRadius: radius.small,
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '[aria-sort]:not([aria-sort="none"]) > &': { color: color.text, fontWeight: 500 },
    '&:focus-visible': { outlineOffset: -2 },
  },
})

export const tick = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 40,
  flexShrink: 0,
  minHeight: 28,
  cursor: 'pointer',
  '@media': { [narrow.phone]: { width: touch, minHeight: touch } },
})

/** In line with the check boxes and the names below it. */
export const headTick = style({
  '@media': {
    [narrow.phone]: { justifyContent: 'flex-start', gap: 14, width: 'fit-content', paddingInline: 14 },
  },
})
export const headTickWords = style({ display: 'none', '@media': { [narrow.phone]: { display: 'inline' } } })

export const tickBox = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  margin: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.small,
  background: color.panel,
  color: color.onAccent,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.accentInk },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&:checked, &:indeterminate': { background: color.accent, borderColor: color.accent },
    '&:checked::before': {
      content: '',
      width: 9,
      height: 5,
      border: '2px solid currentColor',
      borderBlockStart: 0,
      borderInlineEnd: 0,
      transform: 'translateY(-1px) rotate(-45deg)',
    },
    '&:indeterminate::before': {
      content: '',
      width: 8,
      height: 2,
      background: 'currentColor',
      border: 0,
      transform: 'none',
    },
  },
  '@media': {
    // The browser draws its own tick then.
    '(forced-colors: active)': {
      appearance: 'auto',
      selectors: { '&:checked::before, &:indeterminate::before': { content: 'none' } },
    },
  },
})

// Columns that stay in sight would cover a ring within the frame; of a table that fills a panel, the panel shows it.
globalStyle(`${panel}:has(> ${frame}:focus-visible)`, { outline: `2px solid ${color.focus}` })
globalStyle(`${panel} > ${frame}:focus-visible`, { outline: 'none' })

export const message = style({ padding: `${space(10)} ${space(4)}`, whiteSpace: 'normal', textAlign: 'center' })

export const wideOnly = style({ '@media': { [narrow.phone]: { display: 'none' } } })
