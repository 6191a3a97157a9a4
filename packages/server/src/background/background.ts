import { sortInCompanies } from '../companies/sort-in-companies.ts'
import { sweepAudit } from '../audit/sweep-audit.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import { sweepIdempotencyKeys } from '../idempotency/idempotent.ts'
import type { Services } from '../services.ts'
import { sweepRecycleBin } from '../recycle-bin/sweep-recycle-bin.ts'
import { sweepSessions } from '../sessions/sweep-sessions.ts'
import { sweepOperations } from '../operations/sweep-operations.ts'
import { sweepUploads } from '../uploads/sweep-uploads.ts'
import { deliveryDays } from '@icss/core/webhooks/webhook.ts'
import { DeliveryWorker } from '../events/delivery-worker.ts'
import { sweepDeliveries } from '../events/fan-out.ts'
import { readStreams } from '../lives/stream-traffic.ts'
import { sweepRecordings, takeWaitingRecordings } from '../lives/recordings.ts'
import { notificationChannels } from '../database/notifications.ts'
import { Lookout } from './lookout.ts'
import { Sweeper } from './sweeper.ts'

/** Milliseconds between looks for recordings that wait, which is what they do after a crash or for want of quota. */
const recordingsInterval = 5 * 60_000
/** Milliseconds between looks for companies that no search index holds yet, beside those when a run has ended. */
const sortingInterval = 10_000
/** Milliseconds between questions to the media server about what its streams have carried. */
const streamsInterval = 10_000

/** What a replica does beside answering requests. */
export interface Background {
  start(): void
  /** Lets what is on come to an end that it can be taken up from. */
  stop(): Promise<void>
}

export function backgroundOf(services: Services): Background {
  const { config, database, storage, standing, notifications, locks, operations, log, playback } = services
  const deliveries = new DeliveryWorker({ database, config, notifications, log })
  const recordings = new Lookout({
    look: () => takeWaitingRecordings(services),
    interval: recordingsInterval,
    log,
    name: 'recordings',
  })
  const streams = new Lookout({ look: () => readStreams(services), interval: streamsInterval, log, name: 'streams' })
  const sorter: Lookout = new Lookout({
    look: () => sortInCompanies(database, () => sorter.isStopping),
    interval: sortingInterval,
    log,
    name: 'companies to be sorted in',
  })
  let deafen: (() => void) | undefined
  const sweeper = new Sweeper({
    locks,
    log,
    sweeps: {
      operations: () => sweepOperations({ database, storage }),
      sessions: () => sweepSessions(database.system),
      uploads: () => sweepUploads({ database, storage }),
      recordings: () => sweepRecordings(services),
      files: () => sweepFiles({ database, storage }),
      recycleBin: () => sweepRecycleBin(database),
      idempotency: () => sweepIdempotencyKeys(database),
      deliveries: () => sweepDeliveries(database, deliveryDays),
      audit: () => sweepAudit(database, config.auditDays),
    },
  })
  return {
    start() {
      standing.start()
      operations.start()
      deliveries.start()
      sweeper.start()
      playback.start()
      recordings.start()
      sorter.start()
      deafen = notifications.on(notificationChannels.operations, (payload) => {
        if (/ (?:done|failed|cancelled)$/.test(payload)) sorter.wake()
      })
      if (config.rtmpStatUrl !== undefined) streams.start()
    },
    async stop() {
      deafen?.()
      await Promise.all([
        operations.stop(),
        deliveries.stop(),
        sweeper.stop(),
        recordings.stop(),
        sorter.stop(),
        streams.stop(),
      ])
      await playback.stop()
      standing.stop()
    },
  }
}
