import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { cleanPasted, type PastedPicture } from './paste/cleanPasted.ts'
import { Arrivals, arrived, imagesIn, insertPictures, pictureView, type RichTextPictures, takeAll } from './pictures.ts'

/** How it went: pictures that are on their way, those that could not be taken over, and whether something else is left out. */
export type Taken = {
  readonly waiting: number
  readonly missing: number
  readonly isContentLost: boolean
  readonly isTooLong: boolean
}

type Options = {
  readonly pictures: RichTextPictures | undefined
  readonly onTaken: (taken: Taken) => void
}

const allTaken: Taken = { waiting: 0, missing: 0, isContentLost: false, isTooLong: false }

/** Characters that one paste puts into a text at most: beyond, an editor cannot be worked in. */
const mostPasted = 200_000

/** Characters of what was copied that are read at most, beside the pictures in it: more would hold the page up. */
const mostRead = 2_000_000
const inlinePictures = /data:image\/[^"')\s]+/g

/** What is pasted and dropped into one editor. */
export class Pasting {
  options: Options = { pictures: undefined, onTaken: () => {} }
  readonly #arrivals = new Arrivals()
  #clipboard: DataTransfer | null = null
  #isRefused = false

  readonly plugin = new Plugin({
    appendTransaction: (_, __, state) => arrived(this.#arrivals, state) ?? null,
    props: {
      nodeViews: { picture: pictureView(() => this.options.pictures?.hrefOf) },
      handleDOMEvents: {
        paste: (_, event) => {
          this.#clipboard = event.clipboardData
          this.#isRefused = false
          return false
        },
      },
      transformPastedHTML: (html, view) => this.#clean(view, html),
      handlePaste: (view, { clipboardData }, slice) => {
        const images = imagesIn(clipboardData?.files)
        const hasWords = slice.content.textBetween(0, slice.content.size).trim() !== ''
        if (images.length > 0 && !hasWords) {
          this.add(view, images)
          return true
        }
        if (!this.#isRefused && slice.content.size <= mostPasted) return false
        this.options.onTaken({ ...allTaken, isTooLong: true })
        return true
      },
      handleDrop: (view, { dataTransfer }) => {
        const images = imagesIn(dataTransfer?.files)
        this.add(view, images)
        return images.length > 0
      },
    },
  })

  /** Puts pictures into the text where one stands. */
  add(view: EditorView, files: readonly File[]): void {
    if (files.length === 0) return
    const coming = this.#arrivals.expect(files.length)
    insertPictures(view, coming)
    void this.#take(view, files, coming, false)
  }

  #clean(view: EditorView, html: string): string {
    // From an editor of this product, which has pictures by their keys.
    if (html.includes('data-pm-slice')) return html
    if (html.length > mostRead && html.replaceAll(inlinePictures, '').length > mostRead) {
      this.#isRefused = true
      return ''
    }
    const { body, pictures, isContentLost } = cleanPasted(html, this.#clipboard?.getData('text/rtf'))
    const coming = this.#arrivals.expect(pictures.length)
    for (const picture of body.querySelectorAll('img[data-turn]'))
      picture.setAttribute('data-key', coming[Number(picture.getAttribute('data-turn'))] ?? '')
    // Once they stand in the text.
    setTimeout(() => void this.#take(view, pictures, coming, isContentLost))
    return body.innerHTML
  }

  async #take(
    view: EditorView,
    sources: readonly PastedPicture[],
    coming: readonly string[],
    isContentLost: boolean,
  ): Promise<void> {
    const say = (missing: number) =>
      this.options.onTaken({ ...allTaken, waiting: this.#arrivals.waiting, missing, isContentLost })
    say(0)
    if (coming.length === 0) return
    const missing = await takeAll(this.options.pictures, this.#arrivals, coming, sources)
    if (view.isDestroyed) return
    view.dispatch(view.state.tr)
    say(missing)
  }
}
