import { style } from '@vanilla-extract/css'
import { narrow, space, text } from '@icss/ui/theme/measures.ts'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 685fr) minmax(0, 595fr)',
  minHeight: '100vh',
  background: vars.color.panel,
  '@media': { [narrow.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
})

export const banner = style({
  minHeight: 0,
  height: '100vh',
  background: vars.color.night,
  position: 'sticky',
  top: 0,
  // As high as its longest words.
  '@media': { [narrow.tablet]: { position: 'static', height: 'auto' } },
})

export const side = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: `${space(8)} ${space(5)}`,
  '@media': { [narrow.tablet]: { alignItems: 'flex-start', paddingBlockStart: space(6) } },
})

export const column = style({ width: '100%', maxWidth: 340 })

export const title = style({ margin: 0, fontSize: 22, lineHeight: '30px', fontWeight: 700 })

export const subtitle = style({ ...text.body, margin: `${space(1)} 0 ${space(6)}`, color: vars.color.muted })

export const farewell = style({ ...text.body, margin: `0 0 ${space(6)}` })

export const forgotten = style({ ...text.small, margin: `${space(4)} 0 0`, color: vars.color.muted })

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: space(3),
  minHeight: 28,
})

export const filings = style({ marginBlockStart: space(6) })
