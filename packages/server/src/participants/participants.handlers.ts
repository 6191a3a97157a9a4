import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { participantColumns } from '@icss/core/participants/participant.columns.ts'
import type { participantsContract } from '@icss/core/participants/participants.contract.ts'
import { participantsEn } from '@icss/core/participants/participants.en.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { participantsZh } from '@icss/core/participants/participants.zh.ts'
import type { Db } from '../database/database.ts'
import { exportEntities } from '../entities/entity-export.ts'
import { changing, entityHandlers } from '../entities/entity-handlers.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { takeImport } from '../imports/take-import.ts'
import { tellMeeting } from '../meetings/meeting-changes.ts'
import { meetingArrivals } from './meeting-arrivals.ts'
import { participantsStore } from './participants.store.ts'
import type { participants } from './participants.tables.ts'
import { lockOpenMeeting, signedIn } from './sign-in.ts'
import { takePeople } from './take-people.ts'

type ParticipantsHandlers = Handlers<{ participants: typeof participantsContract }>['participants']
type Stored = typeof participants.$inferSelect

/**
 * A handler that changes whether somebody is there. The meeting is locked first and then the person, as on phones: the
 * other way round two of them would wait for each other.
 */
const standing =
  (
    decide: (db: Db, meeting: Awaited<ReturnType<typeof lockOpenMeeting>>, stored: Stored) => Promise<Partial<Stored>>,
  ) =>
  (
    { session, tenant }: Pick<Context, 'tenant'> & { readonly session: Session },
    { params: { participantId } }: { readonly params: { readonly participantId: string } },
  ) =>
    tenant(async (db) => {
      const channelId = session.channel.id
      const { meetingId } = await participantsStore.show(db, channelId, participantId)
      const meeting = await lockOpenMeeting(db, channelId, meetingId)
      return participantsStore.change(db, channelId, participantId, (stored) => decide(db, meeting, stored))
    })

export const exportedParticipants = {
  columns: participantColumns,
  words: { zh: participantsZh, en: participantsEn },
}

export const exportParticipants = exportEntities(participantsStore, exportedParticipants)

export const participantsHandlers: ParticipantsHandlers = {
  ...entityHandlers(participantsStore),
  import: takeImport('participants.import'),
  export: exportParticipants,
  arrivals: ({ session, tenant }, { params: { meetingId } }) =>
    tenant((db) => meetingArrivals(db, session.channel.id, meetingId)),
  take: takePeople,
  addWalkIn: ({ session, tenant }, { params: { meetingId }, body }) => {
    const channelId = session.channel.id
    return tenant(async (db) => {
      const meeting = await lockOpenMeeting(db, channelId, meetingId)
      const more = await signedIn(db, meeting, { number: null, code: null }, 'hand')
      return participantsStore.insert(db, channelId, body, { more: { ...more, meetingId, source: 'walkIn' } })
    }).catch(participantsStore.word)
  },
  signIn: standing((db, meeting, stored) => {
    if (stored.way !== '') throw new ProblemError('participants.signed_in')
    return signedIn(db, meeting, stored, 'hand')
  }),
  vouch: changing(participantsStore, (stored) => {
    if (!stored.isDoubtful) throw new ProblemError('participants.not_doubtful')
    return { isDoubtful: false }
  }),
  undoSignIn: standing(async (db, { channelId, id }, stored) => {
    if (stored.way === '') throw new ProblemError('participants.not_signed_in')
    await tellMeeting(db, channelId, id, 'signIns')
    return { way: '' as const, signedInAt: null }
  }),
}
