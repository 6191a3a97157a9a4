import * as z from 'zod/mini'
import { sealedKeys } from './sealed-keys.ts'

/**
 * A backup is one tar file, readable by any tar. In this order: `icss-backup.json` (the head), the rows of each table as
 * gzipped parts of PostgreSQL's COPY text (`tables/NAME/00001.copy.gz`), the objects (`objects/KEY`), and last
 * `manifest.json`. After every few hundred of them comes `checksums/00001.json` with their SHA-256, so that neither
 * writing nor checking needs memory that grows with what is backed up. Sessions and what else is of an hour are left out,
 * and the server's keys stand in the head, sealed with the operator's passphrase, or nowhere. Format 1 held all of it.
 */
export const headName = 'icss-backup.json'
export const manifestName = 'manifest.json'
export const tablesFolder = 'tables/'
export const objectsFolder = 'objects/'
export const checksumsFolder = 'checksums/'

/** Members between two lists of checksums. */
export const checksumsEvery = 500
/** Bytes of rows in a part, before compression. */
export const partBytes = 8 * 1024 * 1024

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Sum over all rows of a 64-bit hash of each: the same for the same rows in any order. */
  fingerprint: z.string(),
})
export type BackupTable = z.output<typeof table>

/** The newest format that this release knows. */
export const newestFormat = 2

export const backupHead = z.object({
  format: z.union([z.literal(1), z.literal(2)]),
  product: z.string(),
  at: z.string(),
  postgres: z.number(),
  /** SHA-256 of each migration that the database had, in order. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Null when no passphrase was set; format 1 has the keys among its tables. */
  keys: z._default(z.nullable(sealedKeys), null),
})
export type BackupHead = z.output<typeof backupHead>

export const checksumList = z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() }))
export type Checksum = z.output<typeof checksumList>[number]

export const backupManifest = z.object({
  members: z.number(),
  bytes: z.number(),
  objects: z.number(),
  /** SHA-256 over the lists of checksums, one behind the other. */
  sha256: z.string(),
})
export type BackupManifest = z.output<typeof backupManifest>
