import { globalStyle, style } from '@vanilla-extract/css'
import { sizes, variants } from '@icss/ui/Button/Button.css.ts'
import { radius, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  maxWidth: '42rem',
  minHeight: '100vh',
  margin: '0 auto',
  padding: `${space(5)} ${space(4)}`,
  background: vars.color.panel,
  fontSize: '1rem',
  // Grows with the text size that a phone is set to.
  lineHeight: '1.375rem',
})

export const whole = style({ minHeight: '100vh', display: 'grid' })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  color: vars.color.muted,
})

export const channel = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  minWidth: 0,
})
/** Below the logo where beside it there is room for three characters at most. */
export const channelName = style({ flex: '1 1 3em', minWidth: 0 })

export const logo = style({ flexShrink: 0, width: 'auto', maxWidth: '6rem', height: '1.75rem', objectFit: 'contain' })

export const foot = style({
  marginTop: 'auto',
  paddingTop: space(4),
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: '0.875rem',
  lineHeight: 1.5,
})

export const language = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  minHeight: 44,
  padding: `0 ${space(2)}`,
  marginRight: `calc(-1 * ${space(2)})`,
  color: vars.color.accentInk,
})

export const article = style({ display: 'flex', flexDirection: 'column', gap: space(3) })

/** Holds what it holds in the lines of what is around it. */
export const scripted = style({ display: 'contents' })
export const unscripted = style([scripted, { visibility: 'hidden' }])

/** Says that a form comes, after so long as to be noticed. */
export const comingForm = style({ display: 'flex', alignItems: 'center', gap: space(2), color: vars.color.muted })

export const title = style({ ...text.title, fontSize: '1.5rem', lineHeight: 1.3 })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
  rowGap: space(1),
  color: vars.color.muted,
})

export const body = style({ fontSize: '1.0625rem', lineHeight: 1.7 })
// Doubled: of equal weight, the style that was loaded later would hold.
globalStyle(`${body}${body} > *`, { fontSize: 'inherit', lineHeight: 'inherit' })

export const lead = style({ fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere' })

/** Text as it was typed, with its line breaks. */
export const plain = style([body, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }])

export const empty = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  textAlign: 'center',
})

export const words = style({ maxWidth: '26rem', color: vars.color.muted })

export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(2),
})
/** What is said beside, in figures that do not move. */
export const quiet = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })

/** How something stands, among facts about it. */
export const state = style({ color: vars.color.text, fontWeight: 600 })

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(3), maxWidth: '26rem' })

export const section = style({ display: 'flex', flexDirection: 'column', gap: space(2) })

export const subtitle = style({ fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 })

/** A card as it is handed over. */
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4),
  alignItems: 'center',
  padding: space(4),
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.large,
  background: vars.color.subtle,
})
export const cardWords = style({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' })

export const pairs = style({ borderTop: `1px solid ${vars.color.border}` })
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  padding: `${space(2.5)} 0`,
  borderBottom: `1px solid ${vars.color.border}`,
})
globalStyle(`${pair} > dt`, { color: vars.color.muted })

export const choice = style({ display: 'flex', flexDirection: 'column', gap: space(1) })
export const select = style({
  minHeight: 44,
  padding: `0 ${space(2.5)}`,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.medium,
  background: vars.color.panel,
  color: vars.color.text,
})

/** A field of several lines. */
export const area = style({
  padding: space(2.5),
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: radius.medium,
  background: vars.color.panel,
  color: vars.color.text,
  font: 'inherit',
  resize: 'vertical',
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.danger } },
})
export const fault = style({ color: vars.color.dangerInk, fontSize: '0.875rem' })

/** A company that the register knows, to be pressed. */
export const known = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(0.5),
  minHeight: 44,
  padding: space(3),
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.large,
  background: vars.color.subtle,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
})

/** A button that steps back behind what the page is about. */
export const quietButton = style({
  alignSelf: 'flex-start',
  padding: `0 ${space(2)}`,
  marginLeft: `calc(-1 * ${space(2)})`,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  textDecoration: 'underline',
})

export const link = style({ color: vars.color.accentInk, overflowWrap: 'anywhere' })

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space(1.5), margin: `${space(1.5)} 0` })
export const tag = style({
  padding: `0 ${space(2)}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.round,
  background: vars.color.panel,
  fontSize: '0.875rem',
})

/** An entry of a list below a heading. */
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  padding: `${space(2.5)} 0`,
  borderBottom: `1px solid ${vars.color.border}`,
})
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(2.5)} 0`,
  borderBottom: `1px solid ${vars.color.border}`,
})

/** Words in lines of their own, beside a picture. */
export const aside = style({ display: 'flex', flexDirection: 'column', gap: space(1), minWidth: 0, flex: 1 })
/** A small picture beside words, or what is drawn in its place. */
export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 88,
  aspectRatio: '4 / 3',
  borderRadius: radius.large,
  objectFit: 'cover',
  background: vars.color.subtle,
  color: vars.color.muted,
})

/** Somebody with a button beside them, or below where the words are large. */
export const guest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  paddingBlock: space(2),
  borderTop: `1px solid ${vars.color.border}`,
})
/** A picture with words below it. */
export const figure = style({ display: 'grid', gap: space(1.5), margin: 0, paddingBlock: space(2) })
export const caption = style({ color: vars.color.muted, overflowWrap: 'anywhere' })

/** The picture that a page begins with, and a video as wide. */
export const cover = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: radius.large,
  objectFit: 'cover',
  background: vars.color.subtle,
})
export const video = style([cover, { objectFit: 'contain', background: '#000' }])

/** An address that is copied rather than followed. */
export const address = style({
  padding: space(3),
  background: vars.color.subtle,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** A link that looks as the main button does. */
export const action = style([variants.primary, sizes.large])

// The kit's controls are as large as the phone's text; below 16 px iOS zooms in on a field.
globalStyle(`${page} :is(label, button, input, select, textarea, ${action})`, { fontSize: '1rem', lineHeight: 1.5 })
globalStyle(`${page} :is(button, ${action})`, { minHeight: 44, whiteSpace: 'normal' })
globalStyle(`${page} [id$="-error"]`, { fontSize: '0.875rem', lineHeight: 1.5 })

/** The picture of a code that phones scan. */
export const code = style({ width: 160, maxWidth: '100%', height: 'auto' })
