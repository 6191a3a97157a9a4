import { makeLists } from './listsOfWord.ts'
import { picturesOfRtf } from './picturesOfRtf.ts'

/** A picture of what was pasted: its bytes, or the address at which it is; undefined where neither is known. */
export type PastedPicture = File | string | undefined

export type Pasted = {
  /** Read by the schema, which takes nothing else; pictures have `data-turn`, their place in `pictures`. */
  readonly body: Element
  readonly pictures: readonly PastedPicture[]
  /** Whether something was left out that is no style: a video, a form, a drawing. */
  readonly isContentLost: boolean
}

/** Nothing is seen of these. */
const unseen = 'script, style, meta, link, title, head, template, noscript, colgroup, hr, o\\:p:empty, xml'
/** What a text cannot hold, and somebody may miss. */
const lost =
  'iframe, video, audio, object, embed, math, canvas, form, input:not([type=hidden]), select, textarea, button, mpvoice, mpvideo, mp-common-mpaudio, mp-common-videosnap, mp-common-product, mp-miniprogram, qqmusic, wx-open-launch-weapp'

/** Levels of a list; deeper points go on in the last. */
const deepest = 3

const styleOf = (element: Element) => element.getAttribute('style') ?? ''
const hasInk = (element: Element) =>
  /[^\s\u00a0\u200b\ufeff]/.test(element.textContent) || element.querySelector('img, li, table') !== null

function dropUnseen(body: Element): void {
  for (const element of body.querySelectorAll(unseen)) element.remove()
  for (const element of body.querySelectorAll('[style], [hidden]'))
    if (element.hasAttribute('hidden') || /display:\s*none|mso-hide:\s*all/i.test(styleOf(element))) element.remove()
}

function dropLost(body: Element): boolean {
  let isLost = false
  for (const element of body.querySelectorAll(lost)) {
    isLost = true
    element.remove()
  }
  // Most drawings are ornaments; one with words or pictures is not.
  for (const drawing of body.querySelectorAll('svg')) {
    isLost ||= drawing.querySelector('text, image, foreignObject, img') !== null
    drawing.remove()
  }
  return isLost
}

/** Headings that are paragraphs with an outline level. */
function makeHeadings(body: Element): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const level =
      paragraph.className === 'MsoTitle' ? '1' : /mso-outline-level:\s*([1-6])/i.exec(styleOf(paragraph))?.[1]
    if (level === undefined) continue
    const heading = paragraph.ownerDocument.createElement(`h${level}`)
    heading.append(...paragraph.childNodes)
    paragraph.replaceWith(heading)
  }
}

function unwrap(element: Element, inside: Iterable<Node> = [...element.childNodes]): void {
  element.replaceWith(...inside)
}

function straightenTables(body: Element): void {
  // From within: what lies in a cell becomes words before the table around it is looked at.
  for (const table of Array.from(body.querySelectorAll('table')).toReversed()) {
    const rows = Array.from(table.querySelectorAll('tr'))
    // Word's last row holds nothing: it says how wide the columns are.
    for (const row of rows) if (row.getAttribute('height') === '0' || row.children.length === 0) row.remove()
    const caption = table.querySelector('caption')
    if (caption) {
      const words = body.ownerDocument.createElement('p')
      words.append(...caption.childNodes)
      caption.remove()
      table.before(words)
    }
    const cells = Array.from(table.querySelectorAll('td, th'))
    const isLayout = cells.length === 1
    if (isLayout || table.parentElement?.closest('table'))
      unwrap(
        table,
        cells.map((cell) => {
          const block = body.ownerDocument.createElement('div')
          block.append(...cell.childNodes)
          return block
        }),
      )
    else if (!table.querySelector('tr')) table.remove()
  }
}

function flattenLists(body: Element): void {
  const depthOf = (list: Element): number => {
    const around = list.parentElement?.closest('ul, ol')
    return around ? 1 + depthOf(around) : 1
  }
  for (const list of Array.from(body.querySelectorAll('ul, ol')).toReversed()) {
    if (depthOf(list) <= deepest) continue
    const item = list.parentElement?.closest('li')
    if (item) item.after(...list.children)
    unwrap(list)
  }
}

const sourceOf = (image: Element) =>
  ['data-src', 'data-original', 'data-lazy-src', 'data-actualsrc', 'src']
    .map((name) => image.getAttribute(name)?.trim() ?? '')
    .find((address) => address !== '') ?? ''

/** Pixels of a side as the page says it. */
const sideOf = (image: Element, name: 'width' | 'height') => {
  const said = image.getAttribute(name) ?? new RegExp(`(?:^|;)\\s*${name}:\\s*(\\d+)px`, 'i').exec(styleOf(image))?.[1]
  return said === undefined ? Infinity : Number.parseFloat(said)
}

const inline = /^data:(image\/(?:png|jpe?g|gif|webp|bmp));base64,([\da-z+/=\s]+)$/i

function fileOf(address: string): File | undefined {
  const [, type = '', data = ''] = inline.exec(address) ?? []
  if (type === '') return undefined
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll(/\s+/g, '')), (one) => one.charCodeAt(0))
    return new File([bytes], `picture.${type.toLowerCase().replace(/^image\/(?:jpeg)?/, '') || 'jpg'}`, { type })
  } catch {
    return undefined
  }
}

function takePictures(body: Element, rtf: string): PastedPicture[] {
  const pictures: PastedPicture[] = []
  let ofRtf: File[] | undefined
  let local = 0
  for (const image of body.querySelectorAll('img')) {
    const source = sourceOf(image)
    const [width, height] = [sideOf(image, 'width'), sideOf(image, 'height')]
    const alt = image.getAttribute('alt') ?? ''
    // What counts readers, and the little faces between words.
    if (width <= 2 || height <= 2) image.remove()
    else if (width <= 32 && height <= 32) image.replaceWith(alt)
    else {
      const isLocal = /^(?:file:|cid:|[a-z]:\\)/i.test(source)
      if (isLocal) ofRtf ??= picturesOfRtf(rtf)
      const address = source.startsWith('//') ? `https:${source}` : source
      image.setAttribute('data-turn', String(pictures.length))
      pictures.push(isLocal ? ofRtf?.[local] : /^https?:/i.test(address) ? address : fileOf(address))
      if (isLocal) local += 1
    }
  }
  return pictures
}

/** A picture with no words before it in its paragraph stands before that: no empty line is left there. */
function liftPictures(body: Element): void {
  for (const picture of body.querySelectorAll('img[data-turn]')) {
    const block = picture.closest('p, h1, h2, h3, h4, h5, h6')
    if (!block) continue
    const before = body.ownerDocument.createRange()
    before.setStart(block, 0)
    before.setEndBefore(picture)
    if (before.toString().trim() === '') block.before(picture)
  }
}

/** Lines that only part others, and what stands at the end of a line. */
function dropBlanks(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, 4)
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text.nodeValue !== null)
      text.nodeValue = text.nodeValue.replaceAll(/[\u200b\ufeff]/g, '').replaceAll('\u00a0', ' ')
  for (const block of Array.from(
    body.querySelectorAll('p, div, section, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote'),
  ).toReversed())
    if (!hasInk(block)) block.remove()
  for (const end of body.querySelectorAll('br:last-child')) if (!end.nextSibling) end.remove()
}

/**
 * Makes of what was copied from a page, from WeChat, Word or WPS, what a text may hold: headings, lists, tables, emphasis
 * and pictures. It is read in a document of its own, where nothing runs and nothing is fetched.
 */
export function cleanPasted(html: string, rtf = ''): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  dropUnseen(body)
  const isContentLost = dropLost(body)
  makeHeadings(body)
  makeLists(body)
  straightenTables(body)
  flattenLists(body)
  // A link is underlined by itself.
  for (const styled of body.querySelectorAll<HTMLElement>('a[style], a [style]')) styled.style.textDecoration = ''
  for (const underlined of body.querySelectorAll('a u')) unwrap(underlined)
  const pictures = takePictures(body, rtf)
  liftPictures(body)
  dropBlanks(body)
  return { body, pictures, isContentLost }
}
