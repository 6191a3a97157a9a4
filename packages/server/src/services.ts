import type { FastifyBaseLogger } from 'fastify'
import type { SerialQueue } from './background/serial-queue.ts'
import type { Config } from './config.ts'
import type { ContentTables } from './content-permissions/content-tables.ts'
import type { Database } from './database/database.ts'
import type { Locks } from './database/locks.ts'
import type { Notifications } from './database/notifications.ts'
import type { OpenStreams } from './http/open-streams.ts'
import type { Idempotency } from './idempotency/idempotent.ts'
import type { OperationKinds } from './operations/operation-kind.ts'
import type { OperationQueue } from './operations/operation-queue.ts'
import type { StandingConnection } from './database/standing-connection.ts'
import type { BinStores } from './recycle-bin/bin-stores.ts'
import type { BulkNounParts } from './selections/bulk-parts.ts'
import type { Storage } from './storage/storage.ts'
import type { TrafficMeter } from './usage/traffic-meter.ts'

/** What handlers stand on; one set a process. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly storage: Storage
  /** What notifications come by and locks stand on. */
  readonly standing: StandingConnection
  readonly notifications: Notifications
  readonly locks: Locks
  readonly operations: OperationQueue
  readonly kinds: OperationKinds
  readonly contentTables: ContentTables
  readonly binStores: BinStores
  readonly bulk: BulkNounParts
  readonly idempotency: Idempotency
  /** Counts what is read of objects. */
  readonly traffic: TrafficMeter
  /** In which recordings are taken over. */
  readonly recordingQueue: SerialQueue
  /** The streams of events that are open. */
  readonly streams: OpenStreams
  readonly log: FastifyBaseLogger
}
