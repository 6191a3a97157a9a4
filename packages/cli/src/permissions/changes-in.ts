import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { type Flag, flags } from '@icss/core/permissions/flags.ts'
import type { Console } from '../console/console.ts'
import { readJsonFile } from '../console/read-json-file.ts'
import { readTable } from '../console/read-table.ts'
import type { Server } from '../server/connect.ts'

const changesFile = z.record(z.string(), z.partialRecord(z.enum(flags), z.boolean()))

export interface ChannelChange {
  /** By name, account or id. */
  readonly channel: string
  readonly flags: Readonly<Partial<Record<Flag, boolean>>>
}

/** One JSON object, in contrast to JSON Lines, which begin alike. */
async function isOneObject(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (!text.trimStart().startsWith('{')) return false
  const [first = ''] = text.trimStart().split('\n')
  try {
    const value = JSON.parse(first) as Record<string, unknown>
    return Object.values(value).every((one) => typeof one === 'object' && one !== null)
  } catch {
    return true
  }
}

/** What a file wants to change, a channel each: a table, or a JSON object by channel. */
export async function changesIn(
  console: Omit<Console, 'printJson'>,
  server: Server,
  file: string,
): Promise<readonly ChannelChange[]> {
  if (await isOneObject(file))
    return Object.entries(await readJsonFile(file, changesFile)).map(([channel, changed]) => ({
      channel,
      flags: changed,
    }))
  const rows = await readTable(console, file, (body) => server.permissions.readTable({ body }, { timeout: 0 }))
  return rows.map(({ row: { channel, ...wanted } }) => ({
    channel,
    flags: Object.fromEntries(flags.flatMap((flag) => (wanted[flag] === '' ? [] : [[flag, wanted[flag]]]))),
  }))
}
