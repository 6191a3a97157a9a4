import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { localStorage } from './local-storage.ts'
import type { Storage } from './storage.ts'

/** The storage that the settings name. */
export async function openStorage({ dataFolder }: Config): Promise<Storage> {
  const objects = join(dataFolder, 'objects')
  await mkdir(objects, { recursive: true, mode: 0o700 })
  return localStorage(objects)
}
