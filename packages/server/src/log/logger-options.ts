import type { Writable } from 'node:stream'
import type { Config } from '../config.ts'
import { loggedError } from './logged-error.ts'

/** Whatever carries one of these names is no business of a log, however deep it lies. */
const secretNames = ['password', 'secret', 'token', 'authorization', 'cookie', 'passwordHash', 'uptoken']

/** JSON lines with the time as ISO 8601, without secrets: see `loggedError`, and the requests' own line. */
export const loggerOptions = ({ logLevel }: Pick<Config, 'logLevel'>, stream?: Writable) => ({
  level: logLevel,
  base: { service: 'icss' },
  formatters: { level: (label: string) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]),
  serializers: { err: (error: unknown) => loggedError(error) },
  ...(stream ? { stream } : {}),
})
