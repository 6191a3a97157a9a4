import { DOMParser } from 'prosemirror-model'
import type { RichTextDocument } from '../document.ts'
import { schema } from '../schema.ts'
import { cleanPasted, type PastedPicture } from './cleanPasted.ts'

/** What was copied as a document of its own; its pictures have their turn for a key. */
export function readPasted(
  html: string,
  rtf?: string,
): { document: RichTextDocument; pictures: readonly PastedPicture[]; isContentLost: boolean } {
  const { body, pictures, isContentLost } = cleanPasted(html, rtf)
  for (const picture of body.querySelectorAll('img[data-turn]'))
    picture.setAttribute('data-key', picture.getAttribute('data-turn') ?? '')
  const document = DOMParser.fromSchema(schema).parse(body).toJSON() as RichTextDocument
  return { document, pictures, isContentLost }
}
