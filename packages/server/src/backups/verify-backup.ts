import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { StartError } from '../start-error.ts'
import { tablesFolder } from './backup-format.ts'
import { openKeys } from './sealed-keys.ts'
import { readBackup } from './tar-reader.ts'

const newline = 0x0a

/**
 * Reads all of a backup: every member is compared with its length and its SHA-256, the number of rows of every table with
 * its parts, and the keys are opened where there is a passphrase. Throws `StartError` for the first fault.
 */
export async function verifyBackup(input: Readable, passphrase?: string) {
  const counted = new Map<string, number>()
  const read = await readBackup(input, {
    async head({ keys, at }) {
      if (keys && passphrase !== undefined) await openKeys(keys, passphrase, at)
    },
    async member(name, content) {
      if (!name.startsWith(tablesFolder)) {
        for await (const _ of content);
        return
      }
      const table = name.split('/')[1] ?? ''
      let rows = counted.get(table) ?? 0
      const text = content.pipe(createGunzip())
      content.on('error', (error) => text.destroy(error))
      for await (const chunk of text as AsyncIterable<Buffer>)
        for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) rows += 1
      counted.set(table, rows)
    },
  })
  for (const { name, rows } of read.head.tables)
    if ((counted.get(name) ?? 0) !== rows)
      throw new StartError(`The backup is damaged: ${name} has ${counted.get(name) ?? 0} rows, and had ${rows}.`)
  return read
}
