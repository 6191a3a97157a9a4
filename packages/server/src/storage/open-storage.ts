import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { localStorage } from './local-storage.ts'
import type { S3Settings } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** The storage that the settings name; the S3 client, which is large, is loaded only where it is wanted. */
export async function openStorage(settings: {
  readonly dataFolder: string
  readonly s3?: S3Settings | undefined
}): Promise<Storage> {
  if (settings.s3) return (await import('./s3-storage.ts')).s3Storage(settings.s3)
  const objects = join(settings.dataFolder, 'objects')
  await mkdir(objects, { recursive: true, mode: 0o700 })
  return localStorage(objects)
}
