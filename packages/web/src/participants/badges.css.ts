import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { space } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'
import type { BadgeSize } from './badge-sizes.ts'

// What is printed is black on white in any theme.
const paper = { ink: '#111', soft: '#555', cut: '#bbb', sheet: '#fff' }

/** A length on a badge whose words are larger where there is more room. */
const scaled = (length: number) => `calc(var(--mm) * var(--scale) * ${length})`

/** A length on paper; on the screen the sheet is as wide as there is room, and all in it by that measure. */
const mm = (length: number) => `calc(var(--mm) * ${length})`

/** Millimetres of a badge. */
const sides = { card: [90, 54], tag: [105, 148] } as const satisfies Record<BadgeSize, readonly [number, number]>

globalStyle('@page badges', { size: 'A4 portrait', margin: 0 } as object)

export const onScreen = style({ marginBlockEnd: space(4), '@media': { print: { display: 'none' } } })

export const hint = style({
  padding: `${space(2)} ${space(4)} ${space(3)}`,
  color: vars.color.muted,
})

export const sheets = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space(4),
  maxWidth: 794,
  margin: '0 auto',
  '@media': { print: { containerType: 'normal', display: 'block', maxWidth: 'none', margin: 0 } },
})

// All of the page: what stands behind the sheets, though it takes no room, would begin one of another kind.
globalStyle(`body:has(${sheets})`, { page: 'badges' })

export const sheet = style({
  vars: { '--mm': 'calc(100cqi / 210)' },
  display: 'grid',
  alignContent: 'start',
  width: mm(210),
  height: mm(297),
  color: paper.ink,
  background: paper.sheet,
  outline: `1px solid ${vars.color.border}`,
  // Hundreds of pages are laid out as one comes to them.
  '@media': {
    screen: { contentVisibility: 'auto' },
    print: { vars: { '--mm': '1mm' }, breakAfter: 'page', boxShadow: 'none' },
  },
  selectors: { '&:last-child': { '@media': { print: { breakAfter: 'auto' } } } },
})

const words = {
  card: { '--scale': '1', '--lines': '1' },
  tag: { '--scale': '1.5', '--lines': '2' },
} as const satisfies Record<BadgeSize, object>

const rowsOf = ([width, height]: readonly [number, number]) => ({
  gridTemplateColumns: `repeat(2, ${mm(width)})`,
  gridAutoRows: mm(height),
})

export const layouts = styleVariants({
  card: { vars: words.card, ...rowsOf(sides.card), padding: `${mm(13.5)} ${mm(15)}` },
  tag: { vars: words.tag, ...rowsOf(sides.tag) },
})

export const badge = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minWidth: 0,
  overflow: 'hidden',
  padding: `${mm(4)} ${mm(5)}`,
  border: `${mm(0.2)} dashed ${paper.cut}`,
  textAlign: 'center',
  breakInside: 'avoid',
})

export const meeting = style({
  minHeight: scaled(5),
  fontSize: scaled(3.4),
  lineHeight: 1.3,
  color: paper.soft,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 'var(--lines)',
  overflow: 'hidden',
})

export const person = style({ display: 'grid', gap: scaled(1.5) })

export const name = style({ fontWeight: 700, lineHeight: 1.15, wordBreak: 'keep-all', overflowWrap: 'anywhere' })

export const company = style({
  fontSize: scaled(3.8),
  lineHeight: 1.3,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 'var(--lines)',
  overflow: 'hidden',
})

export const foot = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'end',
  gap: mm(3),
  fontSize: scaled(3.6),
  lineHeight: 1.3,
})
export const seat = style({ textAlign: 'start' })
export const number = style({ textAlign: 'end' })

// As large as a hand scanner reads well, with the white around it that it needs.
export const code = style({ width: scaled(13), height: scaled(13) })
globalStyle(`${code} > svg`, { width: '100%', height: '100%' })

/** The badge of one person, before it is printed. */
export const preview = style({ display: 'grid', gap: space(4), justifyItems: 'start' })

/** As wide as there is room, and no wider than on paper at the usual size of a screen. */
export const shown = styleVariants(sides, ([width]) => ({
  containerType: 'inline-size',
  width: '100%',
  maxWidth: `${width}mm`,
  marginInline: 'auto',
}))

/** A badge that fills its sheet. */
export const alone = styleVariants(sides, ([width, height], size) => ({
  vars: { ...words[size], '--mm': `calc(100cqi / ${width})` },
  width: mm(width),
  height: mm(height),
  color: paper.ink,
  background: paper.sheet,
  '@media': { print: { vars: { '--mm': '1mm' }, border: 'none' } },
}))

/** Beside all that is on the screen, and alone on paper. */
export const printed = styleVariants(sides, () => ({ display: 'none', '@media': { print: { display: 'block' } } }))

for (const [size, [width, height]] of Object.entries(sides)) {
  globalStyle(`@page badge-${size}`, { size: `${width}mm ${height}mm`, margin: 0 } as object)
  const body = `body:has(> ${printed[size as BadgeSize]})`
  globalStyle(body, { page: `badge-${size}` })
  globalStyle(`${body} > :not(${printed[size as BadgeSize]})`, { '@media': { print: { display: 'none !important' } } })
}
