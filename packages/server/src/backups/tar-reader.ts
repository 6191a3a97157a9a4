import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { extract } from 'tar-stream'
import { StartError } from '../start-error.ts'
import {
  type BackupHead,
  backupHead,
  type BackupManifest,
  backupManifest,
  type Checksum,
  checksumList,
  checksumsFolder,
  headName,
  manifestName,
  newestFormat,
  objectsFolder,
} from './backup-format.ts'

/** What is done with what a backup holds; each is called in the order of the file. */
export interface BackupVisitor {
  head?(head: BackupHead): Promise<void>
  /** Has to read all of `content`. */
  member?(name: string, content: Readable): Promise<void>
}

const damaged = (why: string, cause?: unknown) => new StartError(`The backup is damaged: ${why}.`, { cause })

const json = <T>(content: Buffer, parse: (value: unknown) => T, name: string): T => {
  try {
    return parse(JSON.parse(content.toString()))
  } catch (cause) {
    throw cause instanceof StartError ? cause : damaged(`${name} cannot be read`, cause)
  }
}

const knownHead = (value: unknown): BackupHead => {
  const { format, product } = (value ?? {}) as { format?: unknown; product?: unknown }
  if (typeof format === 'number' && format > newestFormat)
    throw new StartError(`The backup was made by version ${String(product)}: read it with that version or a newer one.`)
  return backupHead.parse(value)
}

/** Reads a backup from its beginning to its end and checks every byte. Throws `StartError` for the first fault. */
export async function readBackup(
  input: Readable,
  visitor: BackupVisitor = {},
): Promise<{ head: BackupHead; manifest: BackupManifest }> {
  const tar = extract()
  input.on('error', (error) => tar.destroy(error))
  const chain = createHash('sha256')
  let seen: Checksum[] = []
  let members = 0
  let bytes = 0
  let objects = 0
  let head: BackupHead | undefined
  let manifest: BackupManifest | undefined
  try {
    for await (const entry of input.pipe(tar)) {
      const { name } = entry.header
      if (manifest) throw damaged(`${name} stands behind its end`)
      if (name === manifestName) {
        manifest = json(await buffer(entry), backupManifest.parse, name)
      } else if (name.startsWith(checksumsFolder)) {
        const content = await buffer(entry)
        chain.update(content)
        const listed = json(content, checksumList.parse, name)
        for (const [i, one] of listed.entries()) {
          const { sha256, bytes: found, name: member } = seen[i] ?? {}
          if (member !== one.name) throw damaged(`${one.name} is missing`)
          if (found !== one.bytes) throw damaged(`${one.name} has ${found} bytes, and had ${one.bytes}`)
          if (sha256 !== one.sha256) throw damaged(`${one.name} has another checksum than when it was written`)
        }
        if (seen.length > listed.length) throw damaged(`${seen[listed.length]?.name} was never written`)
        seen = []
      } else {
        const hash = createHash('sha256')
        let length = 0
        const counted = Readable.from(
          (async function* count() {
            for await (const chunk of entry as AsyncIterable<Buffer>) {
              hash.update(chunk)
              length += chunk.length
              yield chunk
            }
          })(),
        )
        if (!head) {
          if (name !== headName) throw new StartError('This is no backup of the back office.')
          head = json(await buffer(counted), knownHead, name)
          await visitor.head?.(head)
        } else if (visitor.member) await visitor.member(name, counted)
        else for await (const _ of counted);
        members += 1
        if (name.startsWith(objectsFolder)) objects += 1
        bytes += length
        seen.push({ name, bytes: length, sha256: hash.digest('hex') })
      }
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code?.startsWith('E') && code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
    if (/tar|header|Unexpected end|incorrect|invalid|premature/i.test(message))
      throw head ? damaged(message, error) : new StartError('This is no backup of the back office.', { cause: error })
    throw error
  }
  if (!head) throw new StartError('This is no backup of the back office.')
  if (!manifest) throw damaged('it breaks off before its end')
  if (
    seen.length > 0 ||
    members !== manifest.members ||
    bytes !== manifest.bytes ||
    objects !== manifest.objects ||
    chain.digest('hex') !== manifest.sha256
  )
    throw damaged('it does not hold what its manifest says')
  return { head, manifest }
}
