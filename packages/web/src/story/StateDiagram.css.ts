import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@icss/ui/theme/vars.css.ts'

export const scroll = style({ overflowX: 'auto' })

/** In its own size: shrunk to a phone nobody could read it. */
export const drawing = style({ width: 'max-content', margin: '0 auto' })

const part = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${drawing} ${selector}`, rule)

// Presentation attributes of Graphviz give way to any rule. The layout counts with letters a little wider than these.
part('text', { fontFamily: vars.font.sans, fontSize: 12, fill: vars.color.muted })
// Where a line runs behind its words they stay legible.
part('.edge text', { paintOrder: 'stroke', stroke: vars.color.panel, strokeWidth: 4 })
part('text[font-weight="bold"]', { fontSize: 13, fill: vars.color.text })
part('path, polygon', { stroke: vars.color.muted })
part('.edge polygon', { fill: vars.color.muted })
part('.node path, .cluster path', { fill: vars.color.panel, stroke: vars.color.borderControl })
part('.node.start ellipse', { fill: vars.color.muted, stroke: vars.color.muted })
part('.node.final path', { strokeWidth: 2 })
part('.node.here path', { fill: vars.color.selected, stroke: vars.color.accent })
