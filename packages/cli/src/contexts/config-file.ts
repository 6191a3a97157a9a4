import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { check } from '@icss/core/rules/check.ts'
import type { Environment } from '../console/console.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'

/** A server that the person works with, and the login there. Without a token: known, but logged out. */
const context = z.object({
  server: z.string(),
  account: z.string(),
  channel: z.string(),
  token: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
  /** The limits that the login asked for; a login after it keeps them. */
  readOnly: z.optional(z.boolean()),
  days: z.optional(z.number()),
})
export type Context = z.infer<typeof context>

const configFile = z.object({
  current: z.optional(z.string()),
  contexts: z.record(z.string(), context),
})
export type ConfigFile = z.infer<typeof configFile>

export const configPath = (env: Environment): string =>
  join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'icss', 'config.json')

/** Reads the contexts; no file is no context. */
export async function readConfigFile(env: Environment): Promise<ConfigFile> {
  const file = configPath(env)
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { contexts: {} }
    throw new CliError('configUnreadable', exitCodes.failed, { file }, error)
  }
  try {
    const checked = check(configFile, JSON.parse(text))
    if (checked.ok) return checked.value
  } catch {
    // Not JSON: told below like any other content that is none of ours.
  }
  throw new CliError('configBroken', exitCodes.failed, { file })
}

/** Replaces the file as a whole; nobody but its owner may read it, since it holds tokens. */
export async function writeConfigFile(env: Environment, content: ConfigFile): Promise<void> {
  const file = configPath(env)
  const partial = `${file}.${process.pid}.partial`
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(partial, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true })
    await chmod(partial, 0o600)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw new CliError('cannotWrite', exitCodes.failed, { file, reason: (error as Error).message }, error)
  }
}

/** Whether others may read the file; undefined when there is none, or the system has no such modes. */
export async function isOpenToOthers(env: Environment): Promise<boolean | undefined> {
  if (process.platform === 'win32') return undefined
  const found = await stat(configPath(env)).catch(() => undefined)
  return found && (found.mode & 0o077) !== 0
}
