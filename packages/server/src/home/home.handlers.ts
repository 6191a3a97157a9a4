import type { Contract } from '@icss/core/contract/endpoint.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { editedNouns, type homeContract } from '@icss/core/home/home.contract.ts'
import { hiddenInRooms, membershipFlags } from '@icss/core/permissions/membership.ts'
import { administratorOnly, meets } from '@icss/core/permissions/need.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import type { Handlers } from '../http/handler.ts'
import { dueIn } from './due.repository.ts'
import { editedLast } from './edited.repository.ts'
import { stepsOf } from './steps.repository.ts'
import { storageOutlook } from '../usage/storage-outlook.ts'

/** The nouns whose records a session sees. */
function nounsOf(session: Session) {
  const { iswmr } = membershipFlags(session.channel.membershipCode)
  return editedNouns.filter((noun) => {
    const needs = (contract as Contract)[noun]?.['show']?.needs
    return needs !== undefined && meets(needs, session) && !(iswmr && hiddenInRooms.has(noun))
  })
}

export const homeHandlers: Handlers<{ home: typeof homeContract }>['home'] = {
  show: ({ session, services, tenant }) => {
    const { channel, account } = session
    const nouns = nounsOf(session)
    return tenant(async (db) => ({
      due: await dueIn(db, channel.id, nouns),
      storage: await storageOutlook(db, channel.id),
      edited: await editedLast(db, { channelId: channel.id, accountId: account.id }, nouns, services.bulk),
      steps: meets(administratorOnly, session) ? await stepsOf(db, session) : null,
    }))
  },
}
