import * as z from 'zod/mini'
import { extensionOf } from '../uploads/check-upload.ts'
import { lengthOf, optionalId, requiredText, requiredUpload } from '../rules/text.ts'

/** Characters of a file's name at most. */
export const maxFileName = 55

/**
 * A file of the cloud disk (seed section 3). `groupId` is '' for one in no group; `file` is the storage key of the
 * upload, or its address.
 */
export const fileDraft = z.strictObject({
  name: requiredText(maxFileName),
  groupId: optionalId,
  publisher: requiredText(20),
  file: requiredUpload,
})
export type FileDraft = z.output<typeof fileDraft>

const typesOf = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
  video: ['mp4', 'm4v', 'mov', 'webm'],
  pdf: ['pdf'],
  text: ['txt', 'md', 'csv', 'log', 'json', 'srt', 'vtt'],
} as const

/** What a file can be looked at as without saving it; `other` has to be saved. */
export const fileKinds = ['image', 'video', 'pdf', 'text', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

/** Endings by kind; `other` is every ending that stands in none. */
export const fileTypes: Readonly<Record<Exclude<FileKind, 'other'>, readonly string[]>> = typesOf

/** The kind of a file by the ending of its name, in lower case. */
export const fileKindOf = (type: string): FileKind =>
  fileKinds.find((kind) => kind !== 'other' && fileTypes[kind].includes(type)) ?? 'other'

/** The name that an uploaded file gets at first: its own, shortened before the ending where it is too long. */
export function fileNameFrom(uploaded: string): string {
  const name = uploaded.trim()
  if (lengthOf(name) <= maxFileName) return name
  const ending = extensionOf(name)
  const tail = ending === '' || ending.length > 10 ? '' : `.${ending}`
  return (
    Array.from(name)
      .slice(0, maxFileName - tail.length)
      .join('')
      .trimEnd() + tail
  )
}

/** The name that a file is saved under: its own, with the ending that says what it is. */
export const savedNameOf = ({ name, type }: { readonly name: string; readonly type: string }): string =>
  type === '' || extensionOf(name) === type ? name : `${name}.${type}`
