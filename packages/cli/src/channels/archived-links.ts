import { slotOf } from '@icss/core/uploads/upload-to.ts'
import { imageTypes, type UploadSlotName, uploadSlots, videoTypes } from '@icss/core/uploads/upload-slot.ts'
import { extensionOf } from '@icss/core/uploads/check-upload.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { innerOf } from '@icss/core/rules/marks.ts'
import type * as z from 'zod/mini'
import type { Values } from './beside-draft.ts'
import type { MovedNoun } from './moved-noun.ts'
import { draftOf } from './moved-nouns.ts'

/** Where in a record a text stands that may lead to a file. */
export interface TextPlace {
  /** The slot that its field is marked with, or that of pictures in a rich text. */
  readonly slot: UploadSlotName | undefined
  /** Whether it is a key of the storage and no address. */
  readonly isKey: boolean
  /** The dotted path of its place in the record. */
  readonly path: string
}

type Schema = z.core.$ZodType

/** The schema of what is in a list, or of the fields of an object, however it is wrapped. */
function insideOf(schema: Schema): z.core.$ZodTypes['_zod']['def'] {
  const inner = innerOf(schema)
  return inner ? insideOf(inner) : (schema as z.core.$ZodTypes)._zod.def
}
const elementOf = (schema: Schema): Schema | undefined => {
  const def = insideOf(schema)
  return def.type === 'array' ? def.element : undefined
}
const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> | undefined => {
  const def = insideOf(schema)
  return def.type === 'object' ? def.shape : undefined
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** A record with each of its texts, how deep ever, as `change` makes it. */
export function withTexts(
  noun: MovedNoun,
  values: Values,
  change: (text: string, place: TextPlace) => string,
): Record<string, unknown> {
  const changed = (value: unknown, schema: Schema | undefined, path: string): unknown => {
    if (typeof value === 'string') return change(value, { slot: schema && slotOf(schema), isKey: false, path })
    if (Array.isArray(value)) return value.map((one, at) => changed(one, schema && elementOf(schema), `${path}.${at}`))
    if (!isObject(value)) return value
    const isPicture = value['type'] === 'picture'
    const shape = schema && shapeOf(schema)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        const at = `${path}.${name}`
        const isAttributes = isPicture && name === 'attrs' && isObject(part)
        return [name, isAttributes ? pictureOf(part, at) : changed(part, shape?.[name], at)]
      }),
    )
  }
  const pictureOf = (attrs: Values, path: string) => ({
    ...attrs,
    key: change(String(attrs['key']), { slot: 'textImages', isKey: true, path }),
  })
  const shape: Readonly<Record<string, Schema>> = { ...draftOf(noun).shape, ...noun.beside?.shape }
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, changed(value, shape[field], field)]),
  )
}

/** What a file is uploaded for where its field does not say. */
export function slotByName(fileName: string): UploadSlotName {
  const ending = extensionOf(fileName)
  const has = (types: readonly string[]) => types.includes(ending)
  if (has(uploadSlots.subtitle.types)) return 'subtitle'
  if (has(videoTypes)) return 'lessonVideo'
  return has(imageTypes) ? 'textImages' : 'cloudFile'
}

const address = /^https?:\/\/\S+$/i

/** What a text is: a link to a stored file, by its key; another address; or no link. */
export function linkIn(text: string, { slot, isKey }: TextPlace): { key: string } | 'elsewhere' | undefined {
  const at = text.lastIndexOf(objectsPath)
  const isAddress = address.test(text)
  if (at >= 0 && (isAddress || text.startsWith(objectsPath)))
    return { key: text.slice(at + objectsPath.length).split(/[?#]/)[0] ?? '' }
  if (isAddress) return 'elsewhere'
  return text !== '' && (isKey || slot !== undefined) ? { key: text } : undefined
}
