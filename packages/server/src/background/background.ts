import { sortInCompanies } from '../companies/sort-in-companies.ts'
import { sweepAudit } from '../audit/sweep-audit.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import { sweepIdempotencyKeys } from '../idempotency/idempotent.ts'
import type { Services } from '../services.ts'
import { replaceLostPhones } from '../channels/admin-phone.repository.ts'
import { publishDue } from '../home-settings/publish-due.ts'
import { sweepHome } from '../home-settings/sweep-home.ts'
import { sweepMessages } from '../messages/sweep-messages.ts'
import { remindOfPeople } from '../meetings/remind-of-people.ts'
import { compareMembers } from '../register/compare-members.ts'
import { sweepLinks } from '../public-links/sweep-links.ts'
import { sweepRecycleBin } from '../recycle-bin/sweep-recycle-bin.ts'
import { remakeGrams } from '../search/remake-grams.ts'
import { sweepSelections } from '../selections/sweep-selections.ts'
import { sweepPublicSessions } from '../public-sessions/end-public-sessions.ts'
import { sweepCodes } from '../sms-codes/sweep-codes.ts'
import { sweepSessions } from '../sessions/sweep-sessions.ts'
import { sweepSupportVisits } from '../support-visits/sweep-support-visits.ts'
import { sweepOperations } from '../operations/sweep-operations.ts'
import { sweepUploads } from '../uploads/sweep-uploads.ts'
import { deliveryDays } from '@icss/core/webhooks/webhook.ts'
import { DeliveryWorker } from '../events/delivery-worker.ts'
import { sweepDeliveries } from '../events/fan-out.ts'
import { readStreams } from '../lives/stream-traffic.ts'
import { sweepRecordings, takeWaitingRecordings } from '../lives/recordings.ts'
import { notificationChannels } from '../database/notifications.ts'
import { noteStored } from '../usage/note-stored.ts'
import { Poller } from './poller.ts'
import { Sweeper } from './sweeper.ts'

/** Milliseconds between looks for recordings that wait, which is what they do after a crash or for want of quota. */
const recordingsInterval = 5 * 60_000
/** Milliseconds between looks for companies that no search index holds yet, beside those when a run has ended. */
const sortingInterval = 10_000
/** Milliseconds between looks for bigrams that an older release has made. */
const remakingInterval = 10_000
/** Milliseconds between questions to the media server about what its streams have carried. */
const streamsInterval = 10_000

/** Milliseconds between looks for members that are to be compared with the register. */
const comparingInterval = 5 * 60_000

/** Milliseconds between looks for phones that were lost and have waited their time. */
const phonesInterval = 60_000

/** Milliseconds between looks at what channels store. */
const storedInterval = 10 * 60_000

/** Milliseconds between looks for home screens whose time to be published has come. */
const homeScreensInterval = 2000

/** What a replica does beside answering requests. */
export interface Background {
  start(): void
  /** Lets what is on come to an end that it can be taken up from. */
  stop(): Promise<void>
}

export function backgroundOf(services: Services): Background {
  const { config, database, storage, standing, notifications, locks, operations, log, traffic } = services
  const deliveries = new DeliveryWorker({ database, config, notifications, log })
  const recordings = new Poller({
    look: () => takeWaitingRecordings(services),
    interval: recordingsInterval,
    log,
    name: 'recordings',
  })
  const streams = new Poller({ look: () => readStreams(services), interval: streamsInterval, log, name: 'streams' })
  const sorter: Poller = new Poller({
    look: () => sortInCompanies(database, () => sorter.isStopping),
    interval: sortingInterval,
    log,
    name: 'companies to be sorted in',
  })
  const remaking: Poller = new Poller({
    look: () => remakeGrams(database, () => remaking.isStopping),
    interval: remakingInterval,
    log,
    name: 'bigrams to be made anew',
  })
  const homeScreens = new Poller({
    look: () => publishDue(services),
    interval: homeScreensInterval,
    log,
    name: 'home screens to be published',
  })
  const phones = new Poller({
    look: () => replaceLostPhones(services),
    interval: phonesInterval,
    log,
    name: 'phones of administrators to be replaced',
  })
  const comparing: Poller = new Poller({
    async look() {
      // Of several replicas one does it, the others pass.
      const lock = await locks.take('sweep', 'members compared with the register')
      if (lock) await compareMembers(services, () => comparing.isStopping).finally(() => lock.release())
    },
    interval: comparingInterval,
    log,
    name: 'members to be compared with the register',
  })
  const stored = new Poller({
    look: () => noteStored(database),
    interval: storedInterval,
    log,
    name: 'what channels store',
  })
  let unsubscribe: (() => void) | undefined
  const sweeper = new Sweeper({
    locks,
    log,
    sweeps: {
      operations: () => sweepOperations({ database, storage }),
      sessions: () => sweepSessions(database.system),
      supportVisits: () => sweepSupportVisits(services),
      publicSessions: () => sweepPublicSessions(database.system),
      links: () => sweepLinks(database),
      codes: () => sweepCodes(database.system),
      uploads: () => sweepUploads({ database, storage }),
      recordings: () => sweepRecordings(services),
      files: () => sweepFiles({ database, storage }),
      homeScreens: () => sweepHome({ database, storage }),
      messages: () => sweepMessages(database),
      meetings: () => remindOfPeople(database),
      recycleBin: () => sweepRecycleBin(database),
      selections: () => sweepSelections(database),
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
      traffic.start()
      recordings.start()
      sorter.start()
      remaking.start()
      homeScreens.start()
      phones.start()
      comparing.start()
      stored.start()
      unsubscribe = notifications.on(notificationChannels.operations, (payload) => {
        if (/ (?:done|failed|cancelled)$/.test(payload)) sorter.wake()
      })
      if (config.rtmpStatUrl !== undefined) streams.start()
    },
    async stop() {
      unsubscribe?.()
      await Promise.all([
        operations.stop(),
        deliveries.stop(),
        sweeper.stop(),
        recordings.stop(),
        sorter.stop(),
        remaking.stop(),
        homeScreens.stop(),
        phones.stop(),
        comparing.stop(),
        stored.stop(),
        streams.stop(),
      ])
      await traffic.stop()
      standing.stop()
    },
  }
}
