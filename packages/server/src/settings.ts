import * as z from 'zod/mini'
import { leastAuditDays } from '@icss/core/audit/audit-record.ts'
import type { PasswordPolicy } from '@icss/core/accounts/password.ts'
import { loginLock } from '@icss/core/sessions/login-lock.ts'
import { chunkBytes } from '@icss/core/uploads/upload-slot.ts'
import { nobody, trustedProxy } from './http/trusted-proxy.ts'

/** One setting: an environment variable, also as `NAME_FILE` naming a file that holds the value. */
interface Setting {
  readonly schema: z.ZodMiniType
  readonly means: string
  /** What a valid value is, to follow "it must be". */
  readonly takes: string
  /** As the documentation words the default. */
  readonly otherwise: string
  /** Never shown, not even to the operator. */
  readonly isSecret?: true
}

const setting = <const S extends Setting>(one: S): S => one

const wholeNumber = (least: number, most: number, otherwise: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most)), otherwise)

const hostList = z.pipe(
  z.string().check(z.regex(/^[a-z\d.-]+(?:\s*,\s*[a-z\d.-]+)*$/i)),
  z.transform((text: string) => text.toLowerCase().split(/\s*,\s*/)),
)

const addressList = z.pipe(
  z.string().check(z.regex(/^https?:\/\/[^\s,]+(?:\s*,\s*https?:\/\/[^\s,]+)*$/)),
  z.transform((text: string) => text.split(/\s*,\s*/).map((address) => address.replace(/\/+$/, ''))),
)

const policies = ['seed', 'strict'] as const satisfies readonly PasswordPolicy[]
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/** Every setting of the server. The table in docs/operate.md says the same, and a test compares the two. */
export const settings = {
  PORT: setting({
    schema: wholeNumber(0, 65_535, 8080),
    means: 'port that it listens on; 0 takes a free one',
    takes: 'a port from 0 to 65535',
    otherwise: '8080',
  }),
  HOST: setting({
    schema: z._default(z.string(), '127.0.0.1'),
    means: 'address that it listens on; `0.0.0.0` or `::` for all',
    takes: 'an address or name of this machine',
    otherwise: '127.0.0.1',
  }),
  NODE_ENV: setting({
    schema: z.optional(z.string()),
    means: '`production`: no demo data, log level `info`, and `ICSS_PUBLIC_URL` is required',
    takes: 'production or development',
    otherwise: '',
  }),
  ICSS_DATA_DIR: setting({
    schema: z._default(z.string(), './data'),
    means: 'folder of the database and the files, mode 0700',
    takes: 'a folder that can be written',
    otherwise: './data',
  }),
  DATABASE_URL: setting({
    schema: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
    means: 'a PostgreSQL of your own in place of the embedded one',
    takes: 'an address such as postgres://user:password@host:5432/name',
    otherwise: 'embedded',
    isSecret: true,
  }),
  ICSS_AUDIT_DAYS: setting({
    schema: wholeNumber(leastAuditDays, 36_500, leastAuditDays),
    means: 'days for which the audit trail is kept; its seals stay',
    takes: `a whole number of days from ${leastAuditDays}`,
    otherwise: '180',
  }),
  ICSS_DATABASE_CONNECTIONS: setting({
    schema: wholeNumber(4, 1000, 10),
    means: 'connections to the database that one server opens at most',
    takes: 'a whole number from 4 to 1000',
    otherwise: '10',
  }),
  ICSS_BACKUP_PASSPHRASE: setting({
    schema: z.optional(z.string().check(z.minLength(12))),
    means: "what `backup` seals the server's keys with, and `restore` opens them with",
    takes: 'at least 12 characters',
    otherwise: 'keys are in no backup; a restore makes new ones',
    isSecret: true,
  }),
  ICSS_DEMO: setting({
    schema: z.optional(z.union([z.literal('accounts'), z.stringbool()])),
    means: '`0`: no demo data on an empty database; `accounts`: channels and accounts with nothing in them',
    takes: '0, 1 or accounts',
    otherwise: '1, in production 0',
  }),
  ICSS_NEWER_SITE_URL: setting({
    schema: z.optional(z.url({ protocol: /^https?$/ })),
    means: "the login screen's link to the newer admin site",
    takes: 'an address beginning with http:// or https://',
    otherwise: 'no link',
  }),
  ICSS_ICP_NUMBER: setting({
    schema: z.optional(z.string().check(z.regex(/^\p{Script=Han}ICP备\d{1,12}号(?:-\d{1,4})?[A-Z]?$/u))),
    means: 'filing number of the site with the Ministry of Industry, shown at its foot',
    takes: 'a number such as 粤ICP备2026000001号-1',
    otherwise: 'none',
  }),
  ICSS_PUBLIC_SECURITY_NUMBER: setting({
    schema: z.optional(z.string().check(z.regex(/^\p{Script=Han}公网安备 ?\d{14}号$/u))),
    means: 'filing number of the site with public security, shown at its foot',
    takes: 'a number such as 粤公网安备44030002000001号',
    otherwise: 'none',
  }),
  ICSS_LOCK_AFTER: setting({
    schema: wholeNumber(1, 1000, loginLock.failures),
    means: 'wrong passwords before an account is locked for the address or the known browser that they come from',
    takes: 'a whole number from 1 to 1000',
    otherwise: String(loginLock.failures),
  }),
  ICSS_LOCK_MINUTES: setting({
    schema: wholeNumber(1, 100_000, loginLock.minutes),
    means: 'minutes that it stays locked',
    takes: 'a whole number from 1 to 100000',
    otherwise: String(loginLock.minutes),
  }),
  ICSS_COSTLY_PER_MINUTE: setting({
    schema: wholeNumber(1, 1_000_000, 300),
    means:
      'calls of an account in a minute that take much work, such as imports, exports and plans; an address may make five times as many',
    takes: 'a whole number from 1 to 1000000',
    otherwise: '300',
  }),
  ICSS_IMPORT_FILE_MB: setting({
    schema: wholeNumber(1, 1_000_000, 1024),
    means: 'megabytes that one imported file may have; also what the cells of an XLSX may come to',
    takes: 'a whole number from 1 to 1000000',
    otherwise: '1024',
  }),
  ICSS_IMPORT_FILE_ROWS: setting({
    schema: wholeNumber(1, 100_000_000, 2_000_000),
    means: 'rows that one imported file may have',
    takes: 'a whole number from 1 to 100000000',
    otherwise: '2000000',
  }),
  ICSS_IMPORT_CHANNEL_MB: setting({
    schema: wholeNumber(1, 10_000_000, 4096),
    means: 'megabytes that the files of a channel may have together whose imports have not ended',
    takes: 'a whole number from 1 to 10000000',
    otherwise: '4096',
  }),
  ICSS_CHANNEL_RUNS: setting({
    schema: wholeNumber(1, 10_000, 20),
    means: 'bulk runs of a channel that may wait or be under way at a time',
    takes: 'a whole number from 1 to 10000',
    otherwise: '20',
  }),
  ICSS_SESSION_HOURS: setting({
    schema: wholeNumber(1, 720, 12),
    means: 'hours after which a browser has to log in again, however busy it is',
    takes: 'a whole number from 1 to 720',
    otherwise: '12',
  }),
  ICSS_SESSION_IDLE_MINUTES: setting({
    schema: wholeNumber(5, 43_200, 120),
    means: 'minutes without a click after which a browser has to log in again',
    takes: 'a whole number from 5 to 43200',
    otherwise: '120',
  }),
  ICSS_PASSWORD_POLICY: setting({
    schema: z._default(z.enum(policies), 'seed'),
    means: 'form of new passwords: `seed` is 6 to 20 word characters, `strict` 8 to 64 of any kind without common ones',
    takes: `one of ${policies.join(', ')}`,
    otherwise: 'seed',
  }),
  ICSS_INITIAL_PASSWORD: setting({
    schema: z.optional(z.string()),
    means: 'initial password of new accounts, to be changed at the first login; it must fit the policy',
    takes: 'a password that fits ICSS_PASSWORD_POLICY (by default 6 to 20 letters, digits or _)',
    otherwise: 'a random one each, shown once',
    isSecret: true,
  }),
  ICSS_PROVIDER_ACCOUNT: setting({
    schema: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
    means: "number of the platform's first account, made at a start that finds none",
    takes: 'up to 20 digits, together with ICSS_PROVIDER_PASSWORD',
    otherwise: 'none',
  }),
  ICSS_PROVIDER_PASSWORD: setting({
    schema: z.optional(z.string()),
    means: 'its initial password, to be changed at the first login',
    takes:
      'a password that fits ICSS_PASSWORD_POLICY (by default 6 to 20 letters, digits or _), together with ICSS_PROVIDER_ACCOUNT',
    otherwise: '',
    isSecret: true,
  }),
  ICSS_TRUST_PROXY: setting({
    schema: z._default(trustedProxy, () => nobody),
    means:
      'whose `X-Forwarded-*` and `X-Request-Id` are believed: how many reverse proxies stand in front, or their addresses and networks (`10.0.0.0/8, ::1`)',
    takes: 'a number of proxies, or addresses and networks with commas between them',
    otherwise: '0',
  }),
  ICSS_PUBLIC_URL: setting({
    schema: z.optional(z.url({ protocol: /^https?$/ })),
    means: 'where browsers reach this server, such as https://icss.example.cn, for the addresses of uploaded files',
    takes: 'an address beginning with http:// or https://',
    otherwise: 'as the request names it, in production required',
  }),
  ICSS_CHUNK_MB: setting({
    schema: wholeNumber(5, 1536, chunkBytes / (1024 * 1024)),
    means: 'megabytes of one piece of an upload; some reverse proxies refuse larger bodies',
    takes: 'a whole number from 5 to 1536',
    otherwise: '100',
  }),
  ICSS_UPLOAD_HOURS: setting({
    schema: wholeNumber(1, 720, 24),
    means: 'hours that an upload can be gone on with after its last byte',
    takes: 'a whole number from 1 to 720',
    otherwise: '24',
  }),
  ICSS_OLDER_CLIENTS: setting({
    schema: z._default(z.stringbool(), false),
    means: "`1`: the provider's calls are also answered in the GET form of older clients",
    takes: '0 or 1',
    otherwise: '0',
  }),
  ICSS_S3_BUCKET: setting({
    schema: z.optional(z.string()),
    means: 'a bucket for uploaded files in place of the data folder',
    takes: 'the name of a bucket',
    otherwise: 'data folder',
  }),
  ICSS_S3_ENDPOINT: setting({
    schema: z.optional(z.url({ protocol: /^https?$/ })),
    means: 'where the bucket is, of any service that speaks S3',
    takes: 'an address beginning with http:// or https://',
    otherwise: "Amazon's",
  }),
  ICSS_S3_REGION: setting({
    schema: z._default(z.string(), 'us-east-1'),
    means: 'region of the bucket',
    takes: 'the name of a region',
    otherwise: 'us-east-1',
  }),
  ICSS_S3_ACCESS_KEY_ID: setting({
    schema: z._default(z.string(), ''),
    means: 'who opens the bucket',
    takes: 'an access key id',
    otherwise: '',
  }),
  ICSS_S3_SECRET_ACCESS_KEY: setting({
    schema: z._default(z.string(), ''),
    means: 'and with which secret',
    takes: 'a secret access key',
    otherwise: '',
    isSecret: true,
  }),
  ICSS_LOG_LEVEL: setting({
    schema: z.optional(z.enum(levels)),
    means: 'least weight of what is logged: `fatal`, `error`, `warn`, `info` (a line a request), `debug`, or `silent`',
    takes: `one of ${levels.join(', ')}`,
    otherwise: 'warn, in production info',
  }),
  ICSS_RTMP_URL: setting({
    schema: z._default(z.string().check(z.regex(/^rtmps?:\/\/\S+$/)), 'rtmp://127.0.0.1/live'),
    means: 'address of the media server to which lives are pushed',
    takes: 'an address such as rtmp://media.example.cn/live',
    otherwise: 'rtmp://127.0.0.1/live',
  }),
  ICSS_RTMP_RECORDINGS: setting({
    schema: z.optional(z.string()),
    means: 'folder in which the media server leaves its recordings, for this server to take them over',
    takes: 'a folder that this server can read and write',
    otherwise: 'recordings are added by hand',
  }),
  ICSS_RTMP_STAT_URL: setting({
    schema: z.optional(z.url({ protocol: /^https?$/ })),
    means: 'address of the statistics of the media server (`rtmp_stat`), from which the traffic of lives is read',
    takes: 'an address such as http://127.0.0.1:8088/stat',
    otherwise: 'traffic is that of the recording',
  }),
  ICSS_WEBHOOKS_ANYWHERE: setting({
    schema: z._default(z.stringbool(), false),
    means: '`1`: webhooks may also be http:// and at private addresses, which people could use to reach inside',
    takes: '0 or 1',
    otherwise: '0',
  }),
  ICSS_WEBHOOK_HOSTS: setting({
    schema: z.optional(hostList),
    means: 'the only hosts that webhooks may be at, with what stands below them',
    takes: 'names of hosts with commas between them, such as hooks.example.cn, example.com',
    otherwise: 'any',
  }),
  ICSS_SCANNER: setting({
    schema: z.optional(z.url({ protocol: /^tcp$/ })),
    means: 'a virus scanner that speaks the protocol of clamd: what it finds in an upload refuses that upload',
    takes: 'an address such as tcp://127.0.0.1:3310',
    otherwise: 'uploads are not scanned',
  }),
  ICSS_SMS_URL: setting({
    schema: z.optional(z.url({ protocol: /^https?$/ })),
    means: 'gateway that sends SMS: it is posted `{"to", "text"}`, signed as webhooks are',
    takes: 'an address beginning with http:// or https://',
    otherwise: 'SMS are kept and listed, not sent',
  }),
  ICSS_SMS_SECRET: setting({
    schema: z.optional(z.string().check(z.minLength(16))),
    means: 'what its requests are signed with',
    takes: 'at least 16 characters, together with ICSS_SMS_URL',
    otherwise: '',
    isSecret: true,
  }),
  ICSS_REGISTER_URL: setting({
    schema: z.optional(z.url({ protocol: /^https?$/ })),
    means: 'HTTP provider that companies are looked up at, described below',
    takes: 'an http or https address, together with ICSS_REGISTER_SECRET',
    otherwise: 'the register that `icss-server register import` read',
  }),
  ICSS_REGISTER_SECRET: setting({
    schema: z.optional(z.string().check(z.minLength(16))),
    means: 'what the provider knows this server by',
    takes: 'at least 16 characters, together with ICSS_REGISTER_URL',
    otherwise: '',
    isSecret: true,
  }),
  ICSS_BEACON_URLS: setting({
    schema: z.optional(addressList),
    means: 'addresses of the public randomness of draws (drand), asked in turn, such as `https://api.drand.sh`',
    takes: 'http or https addresses with commas between them',
    otherwise: 'draws without public randomness',
  }),
  ICSS_WECHAT_URL: setting({
    schema: z.optional(z.url({ protocol: /^https?$/ })),
    means: "where a meeting's own public account asks WeChat who signs in: `https://api.weixin.qq.com`",
    takes: 'an address beginning with http:// or https://',
    otherwise: 'WeChat is not asked',
  }),
  ICSS_SMS_LANGUAGE: setting({
    schema: z._default(z.enum(['zh', 'en']), 'zh'),
    means: 'language of SMS: `zh` or `en`',
    takes: 'zh or en',
    otherwise: 'zh',
  }),
  ICSS_METRICS_TOKEN: setting({
    schema: z.optional(z.string().check(z.minLength(16))),
    means: 'bearer token that `/metrics` asks for; without it only this machine may read them',
    takes: 'at least 16 characters',
    otherwise: 'this machine only',
    isSecret: true,
  }),
  ICSS_SILENCE_SECONDS: setting({
    schema: wholeNumber(5, 3600, 60),
    means: 'seconds that a client may send nothing of its request, or take nothing of its answer, before it is cut off',
    takes: 'a whole number from 5 to 3600',
    otherwise: '60',
  }),
  ICSS_CONNECTIONS_PER_ADDRESS: setting({
    schema: wholeNumber(10, 1_000_000, 500),
    means:
      'connections that one address may have open on this server; behind a proxy of `ICSS_TRUST_PROXY`, requests (a network of IPv6, /64, is one address)',
    takes: 'a whole number from 10 to 1000000',
    otherwise: '500',
  }),
  ICSS_DRAIN_DELAY_SECONDS: setting({
    schema: wholeNumber(0, 600, 0),
    means: 'seconds between failing `/readyz` and closing the door, for a load balancer to notice',
    takes: 'a whole number from 0 to 600',
    otherwise: '0',
  }),
  ICSS_DRAIN_LIMIT_SECONDS: setting({
    schema: wholeNumber(1, 3600, 25),
    means: 'seconds that requests and runs have to end before they are cut off',
    takes: 'a whole number from 1 to 3600',
    otherwise: '25',
  }),
} as const satisfies Readonly<Record<string, Setting>>

type Schemas = { readonly [Name in keyof typeof settings]: (typeof settings)[Name]['schema'] }

/** All settings as one schema. */
export const settingsSchema = z.object(
  Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema])) as Schemas,
)
export type Settings = z.output<typeof settingsSchema>

/** The settings as a table in Markdown. */
export function settingsTable(): string {
  const rows = Object.entries<Setting>(settings).map(([name, { means, otherwise }]) => [
    `\`${name}\``,
    means,
    otherwise,
  ])
  return [['name', 'meaning', 'default'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
