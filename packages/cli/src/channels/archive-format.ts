import * as z from 'zod/mini'

/** What an archive of a channel says that it is, and the newest form of it that is read here. */
export const archiveKind = 'icss-channel'
export const newestFormat = 1

/** The first entry; then one of JSON Lines for each noun, then the media by the SHA-256 of their content. */
export const manifestName = 'manifest.json'
export const recordsName = (noun: string): string => `${noun}.jsonl`
export const mediaName = (digest: string): string => `media/${digest}`

/** Bytes that are held in memory at most: the manifest, the records of all nouns, and one of them. */
export const maxManifestBytes = 64 * 1024 ** 2
export const maxRecordBytes = 512 * 1024 ** 2
export const maxLineBytes = 32 * 1024 ** 2
/** Media of an archive at most. */
export const maxMedia = 200_000

const digest = z.string().check(z.regex(/^[\da-f]{64}$/))
const count = z.int().check(z.nonnegative())

/** What may hold a noun's name: no part of it is a path. */
const nounName = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/))

export const archiveHead = z.object({ kind: z.literal(archiveKind), format: z.int().check(z.positive()) })

export const archiveManifest = z.object({
  ...archiveHead.shape,
  /** Random: tells an archive from others. */
  id: z.string().check(z.regex(/^[\da-f]{32}$/)),
  server: z.string(),
  channel: z.object({ id: z.string(), name: z.string() }),
  exportedAt: z.string(),
  records: z.array(z.object({ noun: nounName, count, bytes: count, sha256: digest })).check(z.maxLength(200)),
  media: z.array(z.object({ sha256: digest, bytes: count })).check(z.maxLength(maxMedia)),
  /** Nouns that this form of the archive has no place for, and those that the session could not read. */
  leftOut: z.array(z.string()).check(z.maxLength(200)),
  refused: z.array(z.string()).check(z.maxLength(200)),
  /** Links to stored files that could not be carried, and links that lead elsewhere and stay as they are. */
  links: z.object({ lost: count, elsewhere: count }),
})
export type ArchiveManifest = z.output<typeof archiveManifest>

/**
 * A record as a line: references hold ids of the source, and a file is `sha256:` with its digest. `files` says what each
 * was called when it was uploaded.
 */
export const archivedRecord = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  values: z.record(z.string(), z.unknown()),
  files: z.record(z.string().check(z.regex(/^sha256:[\da-f]{64}$/)), z.string().check(z.maxLength(255))),
})
export type ArchivedRecord = z.output<typeof archivedRecord>
