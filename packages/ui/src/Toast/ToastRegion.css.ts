import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { layer, narrow, radius, space, text } from '../theme/measures.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } })

const stack = style({
  position: 'fixed',
  top: space(6),
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  pointerEvents: 'none',
})

export const stacks = styleVariants({
  toast: [stack, { insetInline: space(4), alignItems: 'center' }],
  notice: [
    stack,
    {
      insetInlineEnd: space(6),
      width: 'min(336px, calc(100vw - 48px))',
      '@media': {
        [narrow.phone]: { insetInlineEnd: space(3), width: 'calc(100vw - 24px)', top: 'auto', bottom: space(6) },
      },
    },
  ],
})

export const card = style({
  ...text.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  maxWidth: 'min(480px, 100%)',
  padding: `${space(2)} ${space(2)} ${space(2)} ${space(3)}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  overflowWrap: 'anywhere',
  animation: `${drop} 120ms ease-out`,
})

export const icons = styleVariants({
  good: { color: color.good },
  warn: { color: color.warn },
  bad: { color: color.dangerInk },
  info: { color: color.accentInk },
})
for (const tone of Object.values(icons)) globalStyle(`${tone} > svg`, { marginTop: 3 })

export const words = style({ flex: 1, minWidth: 0, paddingBlock: 1 })
export const title = style({ fontWeight: 600 })
