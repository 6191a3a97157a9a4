/** The upload protocol that server and clients speak (tus 1.0.0). */
export const tusVersion = '1.0.0'

/** Where uploads are created, and below it each of them. */
export const uploadsPath = '/api/v1/uploads'
/** Where stored objects are read from. */
export const objectsPath = '/objects/'

export const tusExtensions = [
  'creation',
  'creation-with-upload',
  'creation-defer-length',
  'termination',
  'checksum',
  'expiration',
] as const

/** The media type of a piece. */
export const pieceType = 'application/offset+octet-stream'

/** Names the token of `admin/uptoken` when an upload is created. */
export const tokenHeader = 'upload-token'

/** UTF-8 as base64. */
const base64Of = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** The `Upload-Metadata` header of these values. */
export const metadataHeader = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${base64Of(value)}`)
    .join(',')

/** The values of an `Upload-Metadata` header; none when it is malformed: empty or repeated keys, or no base64. */
export function readMetadata(header: string): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>()
  for (const pair of header === '' ? [] : header.split(',')) {
    const [name = '', value = '', ...more] = pair.trim().split(' ')
    if (!/^[\x21-\x2b\x2d-\x7e]+$/.test(name) || values.has(name) || more.length > 0) return undefined
    if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value)) return undefined
    const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0))
    values.set(name, new TextDecoder().decode(bytes))
  }
  return values
}
