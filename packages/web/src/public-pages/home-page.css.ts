import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { radius, space } from '@icss/ui/theme/measures.ts'
import { hidden } from '@icss/ui/Field/Field.css.ts'

/** Sizes go by the room that the page has and not by the window: the editor shows it at three sizes at once. */
const room = createContainer()
const wide = '(min-width: 720px)'
const screen = '(min-width: 1600px)'

const at = (query: string, rules: object) => ({ '@container': { [`${room} ${query}`]: rules } })

export const frame = style({
  position: 'relative',
  containerName: room,
  containerType: 'inline-size',
  minHeight: '100%',
  background: 'var(--home-page)',
  color: 'var(--home-ink)',
  fontSize: '1rem',
  lineHeight: 1.5,
  isolation: 'isolate',
})

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  maxWidth: 1280,
  minHeight: '100%',
  margin: '0 auto',
  padding: `0 0 ${space(6)}`,
  boxSizing: 'border-box',
  '@container': {
    [`${room} ${wide}`]: { padding: `${space(4)} ${space(8)} ${space(8)}`, gap: space(5) },
    [`${room} ${screen}`]: { maxWidth: 1760, fontSize: '1.375rem' },
  },
})

export const background = style({ position: 'absolute', inset: 0, overflow: 'hidden', zIndex: -1 })
const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const
export const backgroundPicture = style({ ...fill, objectFit: 'cover' })
export const veil = style(fill)

export const draft = style({
  padding: `${space(2)} ${space(4)}`,
  background: 'var(--home-accent)',
  color: 'var(--home-on-accent)',
  textAlign: 'center',
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(3)} ${space(4)} 0`,
  color: 'var(--home-head-ink)',
  ...at(wide, { padding: 0 }),
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '2.75rem',
  height: '2rem',
  padding: `0 ${space(2)}`,
  borderRadius: radius.medium,
  background: 'var(--home-accent)',
  color: 'var(--home-on-accent)',
  fontSize: '0.8125rem',
  fontWeight: 700,
})

export const logo = style({ flex: 'none', height: 36, maxWidth: 120, objectFit: 'contain' })
export const title = style({ minWidth: 0, fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere' })

export const carousel = style({
  position: 'relative',
  overflow: 'hidden',
  ...at(wide, { borderRadius: radius.large }),
})

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '::-webkit-scrollbar': { display: 'none' },
})

export const slide = style({ flex: '0 0 100%', scrollSnapAlign: 'start' })

const plainButton = {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
} as const

export const slideLink = style({ ...plainButton, display: 'block', width: '100%' })

export const slidePicture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: 'var(--home-soft)',
  ...at(wide, { aspectRatio: '21 / 9' }),
})

export const dots = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  left: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
})

const dotShape = {
  ...plainButton,
  position: 'relative',
  width: 24,
  height: 28,
  '::before': {
    content: '""',
    position: 'absolute',
    top: '50%',
    left: '50%',
    width: 8,
    height: 8,
    border: '1px solid rgb(0 0 0 / 45%)',
    borderRadius: 999,
    background: 'rgb(255 255 255 / 80%)',
    transform: 'translate(-50%, -50%)',
  },
} as const
export const dot = style(dotShape)
export const dotHere = style([dot, { '::before': { width: 18, background: '#fff' } }])

export const pause = style({
  ...plainButton,
  position: 'absolute',
  right: space(2),
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: 999,
  background: 'rgb(0 0 0 / 55%)',
  color: '#fff',
})

export const panel = style({
  margin: `0 ${space(4)}`,
  padding: space(4),
  borderRadius: radius.large,
  background: 'var(--home-panel)',
  ...at(wide, { margin: 0, padding: space(5) }),
})

/** So many columns, or as many as have room for a word where the phone is set to large text. */
const columns = (count: number, least: string) =>
  `repeat(auto-fill, minmax(max(${100 / count}% - ${space(1)}, ${least}), 1fr))`

export const icons = style({
  display: 'grid',
  gridTemplateColumns: columns(4, '3.75em'),
  rowGap: space(4),
  columnGap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...at(wide, { gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))' }),
})

export const icon = style({
  ...plainButton,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  minHeight: 44,
  textDecoration: 'none',
  textAlign: 'center',
})

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: radius.large,
  overflow: 'hidden',
  background: 'var(--home-soft)',
  color: 'var(--home-accent)',
  ...at(screen, { width: 80, height: 80 }),
})
globalStyle(`${disc} > svg`, { width: '50%', height: '50%' })

export const iconPicture = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const caption = style({ maxWidth: '100%', fontSize: '0.875em', overflowWrap: 'anywhere' })

const list = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } as const

export const homeApps = style({
  ...list,
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
  gap: space(3),
  margin: `0 ${space(4)}`,
  ...at(wide, { margin: 0 }),
})

export const homeApp = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 64,
  padding: space(3),
  borderRadius: radius.large,
  background: 'var(--home-panel)',
  color: 'var(--home-ink)',
  textDecoration: 'none',
  fontWeight: 600,
})

export const toolApps = style({ ...list, gridTemplateColumns: columns(5, '2.9em'), columnGap: space(1) })
export const appLogo = style({
  width: 44,
  height: 44,
  borderRadius: radius.large,
  objectFit: 'cover',
  selectors: { 'span&': { background: 'var(--home-soft)' } },
})

export const sectionTitle = style({ marginBottom: space(3), fontSize: '1.0625em', fontWeight: 600 })

export const cards = style({
  ...list,
  gap: space(3),
  ...at(wide, { gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: space(4) }),
})

export const card = style({ display: 'flex', flexDirection: 'column', gap: space(2), minWidth: 0 })
export const cover = style({
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: radius.medium,
  background: 'var(--home-soft)',
  color: 'var(--home-accent)',
})
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
export const play = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: space(3),
  textAlign: 'center',
})
export const cardName = style({ overflowWrap: 'anywhere' })

/** What stands beside a picture or a day goes below it where the words are large. */
const beside = { flex: '1 1 8em', minWidth: 0 } as const

export const row = style({
  ...plainButton,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: 44,
  textDecoration: 'none',
})
export const entries = style({ ...list })
export const entry = style({
  ...plainButton,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  width: '100%',
  minHeight: 44,
  textDecoration: 'none',
})
export const rowPicture = style({
  flex: 'none',
  width: 104,
  aspectRatio: '16 / 9',
  borderRadius: radius.medium,
  objectFit: 'cover',
  background: 'var(--home-soft)',
})
export const rowWords = style({ ...beside, display: 'flex', flexDirection: 'column', gap: space(1) })
export const rowName = style({ minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' })
export const besideName = style([rowName, beside])
export const fact = style({ color: 'var(--home-muted)', fontSize: '0.875em' })
export const onAir = style({ color: 'var(--home-accent)', fontSize: '0.875em', fontWeight: 600 })

export const told = style({
  position: 'fixed',
  right: space(4),
  bottom: space(4),
  left: space(4),
  width: 'fit-content',
  maxWidth: 'calc(100% - 32px)',
  margin: '0 auto',
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.large,
  background: 'var(--home-ink)',
  color: 'var(--home-page)',
  textAlign: 'center',
})
export const nothingTold = hidden
