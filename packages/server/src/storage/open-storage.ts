import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { localStorage } from './local-storage.ts'
import type { S3Settings } from './s3-settings.ts'
import type { Storage, StoragePlace } from './storage.ts'

/** The storage at a place; the S3 client, which is large, is loaded only where it is wanted. */
export async function storageAt(place: StoragePlace): Promise<Storage> {
  return 's3' in place ? (await import('./s3-storage.ts')).s3Storage(place.s3) : localStorage(place.folder)
}

/** The storage that the settings name. */
export async function openStorage(settings: {
  readonly dataFolder: string
  readonly s3?: S3Settings | undefined
}): Promise<Storage> {
  if (settings.s3) return storageAt({ s3: settings.s3 })
  const folder = join(settings.dataFolder, 'objects')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return storageAt({ folder })
}
