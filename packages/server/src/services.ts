import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { OperationQueue } from './operations/operation-queue.ts'
import type { Storage } from './storage/storage.ts'

/** What handlers stand on; one set a process. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly storage: Storage
  readonly operations: OperationQueue
  readonly log: FastifyBaseLogger
}
