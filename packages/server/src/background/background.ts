import { sweepAudit } from '../audit/sweep-audit.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import { sweepIdempotencyKeys } from '../idempotency/idempotent.ts'
import type { Services } from '../services.ts'
import { sweepSessions } from '../sessions/sweep-sessions.ts'
import { sweepOperations } from '../operations/sweep-operations.ts'
import { sweepUploads } from '../uploads/sweep-uploads.ts'
import { deliveryDays } from '@icss/core/webhooks/webhook.ts'
import { DeliveryWorker } from '../events/delivery-worker.ts'
import { sweepDeliveries } from '../events/fan-out.ts'
import { Sweeper } from './sweeper.ts'

/** What a replica does beside answering requests. */
export interface Background {
  start(): void
  /** Lets what is on come to an end that it can be taken up from. */
  stop(): Promise<void>
}

export function backgroundOf({ config, database, storage, notifications, operations, log }: Services): Background {
  const deliveries = new DeliveryWorker({ database, config, notifications, log })
  const sweeper = new Sweeper({
    database,
    log,
    sweeps: {
      operations: () => sweepOperations({ database, storage }),
      sessions: () => sweepSessions(database.system),
      uploads: () => sweepUploads({ database, storage }),
      files: () => sweepFiles({ database, storage }),
      idempotency: () => sweepIdempotencyKeys(database),
      deliveries: () => sweepDeliveries(database, deliveryDays),
      audit: () => sweepAudit(database, config.auditDays),
    },
  })
  return {
    start() {
      notifications.start()
      operations.start()
      deliveries.start()
      sweeper.start()
    },
    async stop() {
      await Promise.all([operations.stop(), deliveries.stop(), sweeper.stop()])
      notifications.stop()
    },
  }
}
