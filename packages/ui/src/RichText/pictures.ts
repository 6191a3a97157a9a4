import { type Node, Slice, Fragment } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import type { EditorView, NodeView } from 'prosemirror-view'
import { picture as pictureStyle, waiting } from './RichText.css.ts'
import type { PastedPicture } from './paste/cleanPasted.ts'
import { comingKey, isComing, schema } from './schema.ts'

/** How pictures come into a text. */
export type RichTextPictures = {
  /** Where a picture is read, by its key. */
  readonly hrefOf: (key: string) => string | undefined
  /** Takes pictures over, each by its bytes or its address; answers a key for each, undefined where it could not be. */
  readonly take: (sources: readonly (File | string)[]) => Promise<readonly (string | undefined)[]>
}

/** Pictures of one paste. */
export const maxPictures = 30

/** The pictures of one editor that are on their way, and what became of them. */
export class Arrivals {
  /** null: could not be taken over; undefined: on its way. */
  readonly #keys = new Map<string, string | null | undefined>()

  get waiting(): number {
    return [...this.#keys.values()].filter((key) => key === undefined).length
  }

  /** What stands in a picture's place, a number for each. */
  expect(count: number): string[] {
    return Array.from({ length: count }, () => {
      const key = comingKey(this.#keys.size)
      this.#keys.set(key, undefined)
      return key
    })
  }

  settle(coming: string, key: string | undefined): void {
    this.#keys.set(coming, key ?? null)
  }

  /** The key that one has; null for one that does not come any more. */
  keyOf(coming: string): string | null | undefined {
    return this.#keys.has(coming) ? this.#keys.get(coming) : null
  }
}

/** Puts pictures that have come into the text, and takes out those that do not come. */
export function arrived(arrivals: Arrivals, { doc, tr }: EditorState): Transaction | undefined {
  const found: { at: number; key: string | null; node: Node; isAlone: boolean }[] = []
  doc.descendants((node, at, parent) => {
    if (node.type !== schema.nodes.picture || !isComing(node.attrs['key'])) return
    const key = arrivals.keyOf(String(node.attrs['key']))
    if (key !== undefined) found.push({ at, key, node, isAlone: parent?.childCount === 1 })
  })
  if (found.length === 0) return undefined
  for (const { at, key, node, isAlone } of found.toReversed())
    if (key !== null) tr.setNodeMarkup(at, undefined, { ...node.attrs, key })
    else if (isAlone) tr.replaceWith(at, at + 1, schema.nodes.paragraph.create())
    else tr.delete(at, at + 1)
  return tr.setMeta('addToHistory', false)
}

/** How a picture stands in the editor. */
export const pictureView =
  (hrefOf: () => RichTextPictures['hrefOf'] | undefined) =>
  ({ attrs }: Node): NodeView => {
    const key = String(attrs['key'])
    const href = isComing(key) ? undefined : hrefOf()?.(key)
    if (href === undefined) {
      const dom = document.createElement('div')
      dom.className = waiting
      return { dom }
    }
    const dom = document.createElement('img')
    dom.className = pictureStyle
    dom.src = href
    dom.alt = String(attrs['alt'])
    return { dom }
  }

/** Puts places for pictures behind what is chosen. */
export function insertPictures(view: EditorView, keys: readonly string[]): void {
  const nodes = keys.map((key) => schema.nodes.picture.create({ key }))
  view.dispatch(view.state.tr.replaceSelection(new Slice(Fragment.from(nodes), 0, 0)).scrollIntoView())
}

/** Takes pictures over, those without bytes and address and those that are too many left out; answers how many were not taken. */
export async function takeAll(
  pictures: RichTextPictures | undefined,
  arrivals: Arrivals,
  coming: readonly string[],
  sources: readonly PastedPicture[],
): Promise<number> {
  const wanted = coming.flatMap((key, at) => {
    const source = sources[at]
    return source !== undefined && at < maxPictures ? [{ key, source }] : []
  })
  const taken = pictures ? await pictures.take(wanted.map(({ source }) => source)).catch(() => []) : []
  const keys = new Map(wanted.map(({ key }, at) => [key, taken[at]]))
  for (const key of coming) arrivals.settle(key, keys.get(key))
  return coming.filter((key) => arrivals.keyOf(key) === null).length
}

export const imagesIn = (files: FileList | undefined | null): File[] =>
  Array.from(files ?? []).filter(({ type }) => type.startsWith('image/') && type !== 'image/svg+xml')
