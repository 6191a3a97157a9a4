import { createElement, type ReactNode, useMemo } from 'react'
import { text } from './RichText.css.ts'
import { safeHref } from './safeHref.ts'

export type RichTextProps = {
  /** As RichTextField gives it, or from anywhere: only paragraphs, lists, bold, italic and links are shown. */
  html: string
}

const kept: Record<string, string> = {
  P: 'p',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
}

const dropped = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'EMBED',
  'NOSCRIPT',
  'SVG',
  'MATH',
  'TITLE',
])

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === 3) return node.textContent
  if (node.nodeType !== 1) return null
  const name = node.nodeName.toUpperCase()
  if (dropped.has(name)) return null
  if (name === 'BR') return <br key={key} />
  const inside = Array.from(node.childNodes, draw)
  if (name === 'A') {
    const href = safeHref((node as Element).getAttribute('href') ?? '')
    if (href === undefined) return inside
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {inside}
      </a>
    )
  }
  const tag = kept[name]
  // Of a tag that is not kept the words stay.
  return tag === undefined ? inside : createElement(tag, { key }, ...inside)
}

/** Shows a body. It is built as elements from an allow-list, never put in as HTML, so nothing in it can run. */
export function RichText({ html }: RichTextProps) {
  const drawn = useMemo(
    () => Array.from(new DOMParser().parseFromString(html, 'text/html').body.childNodes, draw),
    [html],
  )
  return <div className={text}>{drawn}</div>
}
