/** `mso-list: l0 level2 lfo1`: how Word and WPS say that a paragraph is a point of a list, and how deep. */
const listed = /mso-list:\s*l\d+\s+level(\d+)/i
const ignored = /mso-list:\s*ignore/i

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

/** What stands before a point: a number in some writing, or a mark. */
const number = /^[\s(（]*([\da-z]{1,4}|[一二三四五六七八九十百]+)[.、)）．]/i

function takeMarker(point: Element): string {
  const markers = Array.from(point.querySelectorAll('[style]')).filter((one) => ignored.test(styleOf(one)))
  const text = markers.map(({ textContent }) => textContent).join('')
  for (const marker of markers) marker.remove()
  return text
}

/** Makes lists of the paragraphs that Word and WPS write for them. */
export function makeLists(body: Element): void {
  const points = Array.from(body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')).filter((one) =>
    listed.test(styleOf(one)),
  )
  let open: Element[] = []
  let last: Element | undefined
  for (const point of points) {
    const level = Math.max(1, Number(listed.exec(styleOf(point))?.[1]))
    const marker = takeMarker(point)
    // A heading with a number stays a heading.
    if (point.tagName !== 'P') {
      point.prepend(marker.trim() === '' ? '' : `${marker.trim()} `)
      last = undefined
      continue
    }
    const [, counted] = number.exec(marker) ?? []
    const name = counted === undefined ? 'ul' : 'ol'
    const isNext = last !== undefined && last === point.previousElementSibling
    if (!isNext) open = []
    open.length = Math.min(open.length, level)
    if (open.length === level && open[level - 1]?.localName !== name) open.length = level - 1
    const { ownerDocument: owner } = point
    const item = owner.createElement('li')
    const text = owner.createElement('p')
    text.append(...point.childNodes)
    item.append(text)
    if (open.length < level) {
      const list = owner.createElement(name)
      if (counted !== undefined && /^\d+$/.test(counted) && counted !== '1') list.setAttribute('start', counted)
      const around = open.at(-1)?.lastElementChild
      if (around) around.append(list)
      else if (isNext && last && last.localName === name) last.append(list)
      else point.before(list)
      open.push(list)
    }
    open.at(-1)?.append(item)
    const [outermost] = open
    point.remove()
    last = outermost
  }
}
