import { createElement, Fragment, type ReactNode } from 'react'
import { documentOf, type RichTextDocument, type RichTextNode } from './document.ts'
import { headingDepths } from './headingDepths.ts'
import { picture as pictureStyle, scroller, text } from './RichText.css.ts'
import { safeHref } from './safeHref.ts'

export type RichTextProps = {
  /** As RichTextField gives it, or from anywhere: only what a text may hold is shown. */
  value: RichTextDocument | string
  /** Where a picture is read, by its key. */
  hrefOf?: (key: string) => string | undefined
}

type HrefOf = NonNullable<RichTextProps['hrefOf']>

const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  table_row: 'tr',
  table_cell: 'td',
  table_header: 'th',
  strong: 'strong',
  em: 'em',
  underline: 'u',
}

const spans = ({ attrs }: RichTextNode) => ({
  colSpan: Number(attrs?.['colspan'] ?? 1),
  rowSpan: Number(attrs?.['rowspan'] ?? 1),
})

function drawWords({ text: words = '', marks = [] }: RichTextNode, key: number): ReactNode {
  const drawn = marks.reduceRight<ReactNode>((inside, { type, attrs }) => {
    const tag = tags[type]
    if (tag !== undefined) return createElement(tag, {}, inside)
    const href = type === 'link' ? safeHref(String(attrs?.['href'])) : undefined
    if (href === undefined) return inside
    return (
      <a href={href} target="_blank" rel="noopener nofollow ugc">
        {inside}
      </a>
    )
  }, words)
  return <Fragment key={key}>{drawn}</Fragment>
}

interface Drawing {
  readonly hrefOf: HrefOf
  readonly depths: ReturnType<typeof headingDepths>
}

function draw(node: RichTextNode, key: number, drawing: Drawing): ReactNode {
  const { type, attrs, content = [] } = node
  if (type === 'text') return (node.marks ?? []).length > 0 ? drawWords(node, key) : node.text
  if (type === 'hard_break') return <br key={key} />
  if (type === 'picture') {
    const src = drawing.hrefOf(String(attrs?.['key']))
    return src === undefined ? null : (
      <img
        key={key}
        className={pictureStyle}
        src={src}
        alt={String(attrs?.['alt'] ?? '')}
        loading="lazy"
        decoding="async"
      />
    )
  }
  const inside = content.map((part, at) => draw(part, at, drawing))
  if (type === 'table')
    return (
      <div key={key} className={scroller}>
        <table>
          <tbody>{inside}</tbody>
        </table>
      </div>
    )
  // The title of the page is above all of these.
  if (type === 'heading')
    return createElement(`h${Math.min(6, (drawing.depths.get(node) ?? 1) + 1)}`, { key }, ...inside)
  const tag = tags[type]
  if (tag === undefined) return null
  const start = type === 'ordered_list' ? { start: Number(attrs?.['order'] ?? 1) } : {}
  const cell = type === 'table_cell' || type === 'table_header' ? spans(node) : {}
  // An empty paragraph is a line.
  return createElement(
    tag,
    { key, ...start, ...cell },
    ...(inside.length === 0 && tag === 'p' ? [<br key={0} />] : inside),
  )
}

const nowhere: HrefOf = () => undefined

/** Shows a text. It is built as elements from an allow-list, never put in as HTML, so nothing in it can run. */
export function RichText({ value, hrefOf = nowhere }: RichTextProps) {
  const { content } = documentOf(value)
  const drawing = { hrefOf, depths: headingDepths(content) }
  return <div className={text}>{content.map((node, at) => draw(node, at, drawing))}</div>
}
