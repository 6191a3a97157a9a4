import type { FastifyRequest } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { isStorable } from '@icss/core/rules/text.ts'
import { type UploadSlotName, uploadSlots } from '@icss/core/uploads/upload-slot.ts'
import { readMetadata } from '@icss/core/uploads/tus.ts'

export const checksumAlgorithms = ['sha256', 'sha1', 'md5'] as const

export interface Checksum {
  readonly algorithm: (typeof checksumAlgorithms)[number]
  /** As base64. */
  readonly digest: string
}

export const headerFault = (header: string) => new ProblemError('upload.header', { params: { header } })

/** The one value of a header; none when it is not there. */
export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name.toLowerCase()]
  return Array.isArray(value) ? value.join(',') : value
}

/** A header that is a whole number from 0 on; none when it is not there. */
export function numberHeader(request: FastifyRequest, name: string): number | undefined {
  const value = headerOf(request, name)
  if (value === undefined) return undefined
  if (!/^\d{1,15}$/.test(value)) throw headerFault(name)
  return Number(value)
}

/** `Upload-Checksum`. */
export function checksumOf(request: FastifyRequest): Checksum | undefined {
  const value = headerOf(request, 'Upload-Checksum')
  if (value === undefined) return undefined
  const [name, digest = '', ...more] = value.split(' ')
  const algorithm = checksumAlgorithms.find((one) => one === name)
  if (algorithm === undefined || more.length > 0 || !/^[A-Za-z0-9+/]+=*$/.test(digest))
    throw headerFault('Upload-Checksum')
  return { algorithm, digest }
}

/** `Upload-Length`, or none for `Upload-Defer-Length: 1`; exactly one of them has to be there. */
export function lengthOf(request: FastifyRequest): number | undefined {
  const length = numberHeader(request, 'Upload-Length')
  const defers = headerOf(request, 'Upload-Defer-Length')
  if (defers !== undefined && defers !== '1') throw headerFault('Upload-Defer-Length')
  if ((length === undefined) === (defers === undefined)) throw headerFault('Upload-Length')
  return length
}

const isSlot = (name: string): name is UploadSlotName => Object.hasOwn(uploadSlots, name)

/** A name as the client has it, of which no part is a path or a control character. */
const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(-255)
    .toWellFormed()

/** What `Upload-Metadata` says: which slot the file is for, its name, and the SHA-256 of its content, '' when not said. */
export interface AnnouncedFile {
  readonly slot: UploadSlotName
  readonly fileName: string
  readonly digest: string
  readonly metadata: string
}

export function fileOf(request: FastifyRequest): AnnouncedFile {
  const metadata = headerOf(request, 'Upload-Metadata') ?? ''
  const values = metadata.length > 4000 ? undefined : readMetadata(metadata)
  if (!values) throw headerFault('Upload-Metadata')
  const slot = values.get('slot') ?? ''
  if (!isSlot(slot)) throw headerFault('Upload-Metadata: slot')
  const fileName = plainName(values.get('filename') ?? '')
  if (fileName === '' || !isStorable(fileName)) throw headerFault('Upload-Metadata: filename')
  const digest = values.get('sha256') ?? ''
  if (!/^(?:[\da-f]{64})?$/.test(digest)) throw headerFault('Upload-Metadata: sha256')
  return { slot, fileName, digest, metadata }
}
