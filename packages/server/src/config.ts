import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { loginLock } from '@icss/core/sessions/login-lock.ts'
import { StartError } from './start-error.ts'

const flag = z._default(z.stringbool(), false)

const environment = z.object({
  ICSS_DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 8080),
  HOST: z._default(z.string(), '127.0.0.1'),
  ICSS_DEMO: z.optional(z.stringbool()),
  NODE_ENV: z.optional(z.string()),
  /** Where the link of the login screen to the newer admin site leads. */
  ICSS_NEWER_SITE_URL: z.optional(z.url()),
  ICSS_LOCK_AFTER: z._default(z.coerce.number().check(z.int(), z.minimum(1)), loginLock.failures),
  ICSS_LOCK_MINUTES: z._default(z.coerce.number().check(z.int(), z.minimum(1)), loginLock.minutes),
  ICSS_TRUST_PROXY: flag,
  ICSS_LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
})

/** Settings of one server process; times in minutes where the name says so. */
export interface Config {
  readonly dataFolder: string
  /** Undefined: the server starts its own PostgreSQL in the data folder. */
  readonly databaseUrl: string | undefined
  readonly port: number
  readonly host: string
  readonly demo: boolean
  readonly production: boolean
  readonly newerSiteUrl: string | undefined
  readonly lockAfter: number
  readonly lockMinutes: number
  readonly trustProxy: boolean
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

type Variables = Readonly<Record<string, string | undefined>>

/** `NAME_FILE` names a file that holds the value of `NAME`, so that secrets need not stand in the environment. */
const readFiles = (variables: Variables): Variables => {
  const values: Record<string, string | undefined> = { ...variables }
  for (const name of Object.keys(environment.shape)) {
    const file = variables[`${name}_FILE`]
    if (file === undefined) continue
    try {
      values[name] = readFileSync(file, 'utf8').trim()
    } catch (cause) {
      throw new StartError(`${name}_FILE names ${file}, which cannot be read (${(cause as Error).message}).`, { cause })
    }
  }
  return values
}

/** Reads the settings from environment variables; throws `StartError` naming the first that is wrong. */
export function readConfig(variables: Variables): Config {
  const given = Object.fromEntries(Object.entries(readFiles(variables)).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = issue?.path.join('.') ?? ''
    // The value may be a secret, such as a database URL with its password: it is not repeated.
    throw new StartError(`The setting ${name} is not valid: ${issue?.message ?? 'unknown fault'}.`)
  }
  const { data } = parsed
  const production = data.NODE_ENV === 'production'
  return {
    dataFolder: resolve(data.ICSS_DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    port: data.PORT,
    host: data.HOST,
    demo: !production && (data.ICSS_DEMO ?? true),
    production,
    newerSiteUrl: data.ICSS_NEWER_SITE_URL,
    lockAfter: data.ICSS_LOCK_AFTER,
    lockMinutes: data.ICSS_LOCK_MINUTES,
    trustProxy: data.ICSS_TRUST_PROXY,
    logLevel: data.ICSS_LOG_LEVEL,
  }
}
