import { TextDecoder } from 'node:util'
import sax from 'sax'

/** Elements within each other, and attributes of one, that nothing which a spreadsheet writes comes near. */
const most = { depth: 64, attributes: 512 }

export type Attributes = Readonly<Record<string, string>>

/** What is told of XML; names come without the prefix of their namespace. */
export interface XmlListener {
  open(name: string, attributes: Attributes): void
  /** A text, or a part of a long one. */
  text?(text: string): void
  close?(name: string): void
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML as it comes, keeping nothing of what was told. No entity is unfolded but those of XML itself. Answers after
 * each piece, so that whoever listens can hand on what it has. Throws for what is no XML.
 */
export async function* readXml(content: AsyncIterable<Buffer>, listener: XmlListener): AsyncGenerator<void> {
  // Strict; long texts are told in parts, and a name or a value that is as long is an error.
  const parser = sax.parser(true)
  let attributes: Record<string, string> = {}
  let count = 0
  let depth = 0
  const text = (part: string) => listener.text?.(part)
  Object.assign(parser, {
    onerror(error) {
      throw error
    },
    onattribute({ name, value }) {
      if ((count += 1) > most.attributes) throw new Error('An element has too many attributes.')
      attributes[bare(name)] = value
    },
    onopentag({ name }) {
      if ((depth += 1) > most.depth) throw new Error('Elements stand too deep within each other.')
      listener.open(bare(name), attributes)
      attributes = {}
      count = 0
    },
    onclosetag(name) {
      depth -= 1
      listener.close?.(bare(name))
    },
    ontext: text,
    oncdata: text,
  } satisfies Partial<sax.SAXParser>)
  const decoder = new TextDecoder()
  for await (const piece of content) {
    parser.write(decoder.decode(piece, { stream: true }))
    yield
  }
  parser.write(decoder.decode()).close()
  yield
}

/** Reads XML to its end. */
export async function readAllXml(content: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  for await (const _ of readXml(content, listener));
}

/** A text of a sheet, in which what XML cannot hold is written as _xHHHH_ (ECMA-376, ST_Xstring). */
export const textOf = (written: string): string =>
  written.includes('_x')
    ? written.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : written
