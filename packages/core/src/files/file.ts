import * as z from 'zod/mini'
import { impersonal, personal } from '../rules/personal.ts'
import { extensionOf } from '../uploads/check-upload.ts'
import { optionalPath } from '../categories/category-path.ts'
import { rule } from '../rules/rule.ts'
import { lengthOf, optionalId, optionalText, requiredName, requiredText, requiredUpload } from '../rules/text.ts'
import { requiredInstant } from '../rules/time.ts'
import { uploadTo } from '../uploads/upload-to.ts'
import { referenceTo } from '../rules/reference.ts'

/** Characters of a file's name at most. */
export const maxFileName = 55

const maxPublisher = 20

/**
 * A file of the cloud disk (seed section 3). `groupId` is '' for one in no group; `file` is the storage key of the
 * upload, or its address.
 */
export const fileDraft = z.strictObject({
  name: personal('text', requiredName(maxFileName)),
  groupId: referenceTo('fileGroups', optionalId),
  publisher: personal('name', requiredText(maxPublisher)),
  file: uploadTo('cloudFile', requiredUpload),
})
export type FileDraft = z.output<typeof fileDraft>

/** What is filled in to rename a file, and to move some. */
export const fileRename = z.pick(fileDraft, { name: true })
export const fileMove = z.pick(fileDraft, { groupId: true })

/**
 * A file as a row of a table. `id`, `type` and `size` only say which file is meant: one of the disk has the id, or else
 * the ending and, where it is given, the size. What the table has no column for is left as it is.
 */
export const fileRow = z.strictObject({
  id: optionalId,
  name: personal('text', requiredName(maxFileName)),
  group: optionalPath,
  publisher: z.optional(personal('name', requiredText(maxPublisher))),
  type: impersonal(optionalText(255)),
  size: impersonal(optionalText(16)).check(rule('rule.digits', (text: string) => /^\d*$/.test(text))),
  time: z.optional(requiredInstant.check(rule('rule.date_time', (text: string) => Date.parse(text) >= 0))),
})
export type FileRow = z.output<typeof fileRow>

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

/** A name without what a part of a path cannot hold. */
export const plainNameOf = (name: string): string => name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_')

/** The name under which the first, second, … file of one name is saved into a folder: `年报.pdf`, `年报 (2).pdf`. */
export const copyNameOf = (name: string, copy: number): string =>
  copy === 1 ? name : name.replace(/(?<=.)\.[^.]*$|$/, (ending) => ` (${copy})${ending}`)

/** The name that `copyNameOf` was given. */
export const originalNameOf = (name: string): string => name.replace(/ \(\d+\)(?=(?:\.[^.]*)?$)/, '')

/** The name that a file has once it was saved and uploaded again. */
export const movedNameOf = (file: { readonly name: string; readonly type: string }): string =>
  fileNameFrom(plainNameOf(savedNameOf(file)))
