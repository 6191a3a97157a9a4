import { quicknet, quicknetChain } from '@icss/core/lotteries/beacon.ts'
import type { BeaconSettings } from './lotteries/beacon-port.ts'
import type { Reach } from './outgoing/fetch-guarded.ts'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { passwordPolicies } from '@icss/core/accounts/password.ts'
import { type Settings, settings, settingsSchema } from './settings.ts'
import type { S3Settings } from './storage/s3-settings.ts'
import { StartError } from './start-error.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Settings of one server process; times in minutes or seconds where the name says so. */
export type Config = ReturnType<typeof configOf>

function providerOf({ ICSS_PROVIDER_ACCOUNT: account, ICSS_PROVIDER_PASSWORD: password }: Settings) {
  return account === undefined || password === undefined ? undefined : { account, password }
}

const smsOf = ({ ICSS_SMS_URL: url, ICSS_SMS_SECRET: secret }: Settings) =>
  url === undefined || secret === undefined ? undefined : { url, secret }

const registerOf = ({ ICSS_REGISTER_URL: url, ICSS_REGISTER_SECRET: secret }: Settings) =>
  url === undefined || secret === undefined ? undefined : { url, secret }

const beaconOf = ({ ICSS_BEACON_URLS: urls }: Settings): BeaconSettings | undefined =>
  urls && { source: quicknet, addresses: urls.map((url) => `${url}/${quicknetChain}`), reach: {} }

/** Passwords that do not fit the policy beside them, or that nobody could use. */
function passwordFaults(given: Settings): string[] {
  const policy = passwordPolicies[given.ICSS_PASSWORD_POLICY]
  const names = ['ICSS_INITIAL_PASSWORD', 'ICSS_PROVIDER_PASSWORD'] as const
  const misfits = names
    .filter((name) => given[name] !== undefined && !policy.safeParse(given[name]).success)
    .map((name) => `${name} is not valid: it must be ${settings[name].takes}.`)
  return misfits
}

const pairs = [
  ['ICSS_PROVIDER_ACCOUNT', 'ICSS_PROVIDER_PASSWORD'],
  ['ICSS_SMS_URL', 'ICSS_SMS_SECRET'],
  ['ICSS_REGISTER_URL', 'ICSS_REGISTER_SECRET'],
] as const

/** Settings of which only one half is there. */
function halfFaults(given: Settings): string[] {
  return pairs
    .filter(([one, other]) => (given[one] === undefined) !== (given[other] === undefined))
    .map(([one, other]) => `Set both ${one} and ${other}_FILE, or neither.`)
}

/** What a server that others reach has to be told: it would go by what each request names as its host otherwise. */
function productionFaults(given: Settings): string[] {
  if (given.NODE_ENV !== 'production' || given.ICSS_PUBLIC_URL !== undefined) return []
  return [`Set ICSS_PUBLIC_URL: production needs ${settings.ICSS_PUBLIC_URL.means}.`]
}

const s3Of = (given: Settings): S3Settings | undefined =>
  given.ICSS_S3_BUCKET === undefined
    ? undefined
    : {
        bucket: given.ICSS_S3_BUCKET,
        endpoint: given.ICSS_S3_ENDPOINT,
        region: given.ICSS_S3_REGION,
        accessKeyId: given.ICSS_S3_ACCESS_KEY_ID,
        secretAccessKey: given.ICSS_S3_SECRET_ACCESS_KEY,
      }

function configOf(given: Settings) {
  const production = given.NODE_ENV === 'production'
  return {
    dataFolder: resolve(given.ICSS_DATA_DIR),
    /** Undefined: the server starts its own PostgreSQL in the data folder. */
    databaseUrl: given.DATABASE_URL as string | undefined,
    databaseConnections: given.ICSS_DATABASE_CONNECTIONS,
    port: given.PORT,
    host: given.HOST,
    demo: !production && (given.ICSS_DEMO ?? true),
    production,
    newerSiteUrl: given.ICSS_NEWER_SITE_URL,
    icpNumber: given.ICSS_ICP_NUMBER,
    publicSecurityNumber: given.ICSS_PUBLIC_SECURITY_NUMBER,
    lockAfter: given.ICSS_LOCK_AFTER,
    lockMinutes: given.ICSS_LOCK_MINUTES,
    costlyPerMinute: given.ICSS_COSTLY_PER_MINUTE,
    importFileBytes: given.ICSS_IMPORT_FILE_MB * 1024 ** 2,
    importFileRows: given.ICSS_IMPORT_FILE_ROWS,
    /** Bytes of the files of a channel's imports that have not ended. */
    importChannelBytes: given.ICSS_IMPORT_CHANNEL_MB * 1024 ** 2,
    /** Runs of a channel that have not ended. */
    channelRuns: given.ICSS_CHANNEL_RUNS,
    sessionHours: given.ICSS_SESSION_HOURS,
    sessionIdleMinutes: given.ICSS_SESSION_IDLE_MINUTES,
    passwordPolicy: given.ICSS_PASSWORD_POLICY,
    initialPassword: given.ICSS_INITIAL_PASSWORD,
    provider: providerOf(given),
    trustProxy: given.ICSS_TRUST_PROXY,
    logLevel: given.ICSS_LOG_LEVEL ?? (production ? ('info' as const) : ('warn' as const)),
    rtmpUrl: given.ICSS_RTMP_URL,
    rtmpRecordings: given.ICSS_RTMP_RECORDINGS,
    rtmpStatUrl: given.ICSS_RTMP_STAT_URL,
    /** Without a slash at the end. */
    publicUrl: given.ICSS_PUBLIC_URL?.replace(/\/+$/, ''),
    /** Bytes of a piece of an upload, as clients are told. */
    chunkBytes: given.ICSS_CHUNK_MB * 1024 * 1024,
    /** Hours that an upload is kept after its last byte. */
    uploadHours: given.ICSS_UPLOAD_HOURS,
    /** Whether the GET forms of the provider's calls are answered. */
    olderClients: given.ICSS_OLDER_CLIENTS,
    /** Undefined: objects lie in the data folder. */
    s3: s3Of(given),
    /** Hosts that webhooks may be at; undefined: any. */
    webhookHosts: given.ICSS_WEBHOOK_HOSTS,
    /** Undefined: uploads are not scanned. */
    scanner: given.ICSS_SCANNER,
    /** Whether webhooks may be at any address, also a private one. */
    webhooksAnywhere: given.ICSS_WEBHOOKS_ANYWHERE,
    /** Where pictures of pasted texts may be taken from; tests have servers of their own. */
    pictureReach: {} as Reach,
    /** Undefined: SMS are kept, not sent. */
    sms: smsOf(given),
    /** Undefined: draws rest on the phones and the word. */
    beacon: beaconOf(given),
    /** Undefined: WeChat is not asked who signs in to a meeting. Without a slash at the end. */
    weChatUrl: given.ICSS_WECHAT_URL?.replace(/\/+$/, ''),
    smsLanguage: given.ICSS_SMS_LANGUAGE,
    /** Undefined: companies are looked up in the register that the operator imported. */
    register: registerOf(given),
    /** Undefined: backups hold no keys. */
    backupPassphrase: given.ICSS_BACKUP_PASSPHRASE,
    auditDays: given.ICSS_AUDIT_DAYS,
    metricsToken: given.ICSS_METRICS_TOKEN,
    silenceSeconds: given.ICSS_SILENCE_SECONDS,
    connectionsPerAddress: given.ICSS_CONNECTIONS_PER_ADDRESS,
    drainDelaySeconds: given.ICSS_DRAIN_DELAY_SECONDS,
    drainLimitSeconds: given.ICSS_DRAIN_LIMIT_SECONDS,
  }
}

/** `NAME_FILE` names a file that holds the value of `NAME`, so that secrets need not stand in the environment. */
function readFiles(variables: Variables, faults: string[]): Variables {
  const values: Record<string, string | undefined> = {}
  for (const name of Object.keys(settings)) {
    const file = variables[`${name}_FILE`]
    values[name] = variables[name]
    if (!file) continue
    if (values[name]) {
      faults.push(`${name} and ${name}_FILE are both set: keep one of them.`)
      continue
    }
    try {
      values[name] = readFileSync(file, 'utf8').trim()
    } catch (error) {
      faults.push(`${name}_FILE names ${file}, which cannot be read (${(error as Error).message}).`)
    }
  }
  return values
}

/** Names beginning with ICSS_ that are no setting: most likely a slip of the pen. */
const unknownNames = (variables: Variables): string[] =>
  Object.keys(variables).filter((name) => {
    const setting = name.replace(/_FILE$/, '')
    return setting.startsWith('ICSS_') && !(setting in settings) && !elsewhere.test(setting)
  })

/** Read by scripts, the command line and the tests, not by the server. */
const elsewhere = /^ICSS_(?:SKIP_BUILD|E2E_|TEST_|SERVER|TOKEN|LANGUAGE|CONFIG)/

/**
 * Reads the settings from environment variables; throws `StartError` with one line for each that is wrong. A value may
 * be a secret, such as a database URL with its password: it is never repeated.
 */
export function readConfig(variables: Variables, warn: (line: string) => void = () => {}): Config {
  const faults: string[] = []
  const given = Object.entries(readFiles(variables, faults)).filter(([, value]) => value !== undefined && value !== '')
  const parsed = settingsSchema.safeParse(Object.fromEntries(given))
  if (!parsed.success)
    for (const name of new Set(parsed.error.issues.map(({ path: [name] }) => String(name))))
      faults.push(`${name} is not valid: it must be ${settings[name as keyof typeof settings].takes}.`)
  for (const name of unknownNames(variables)) warn(`${name} is no setting of this server; see docs/operate.md.`)
  if (parsed.success)
    faults.push(...passwordFaults(parsed.data), ...halfFaults(parsed.data), ...productionFaults(parsed.data))
  if (faults.length > 0 || !parsed.success) throw new StartError(faults.join('\n'))
  return configOf(parsed.data)
}
