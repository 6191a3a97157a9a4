import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { participantsContract } from '@icss/core/participants/participants.contract.ts'
import { peopleLists } from '@icss/core/participants/people-sources.ts'
import { maxTaken, type PeopleSource } from '@icss/core/participants/taken-people.ts'
import { meets } from '@icss/core/permissions/need.ts'
import type { Context, Handler } from '../http/handler.ts'
import { addExpected } from './add-expected.ts'
import { listedPeople } from './listed-people.ts'
import { lockOpenMeeting } from './sign-in.ts'

type Take = typeof participantsContract.take

/** What nobody may read they cannot take over either, by their account and by what their token is limited to. */
function refuseUnread({ session, login }: Pick<Context<Take>, 'session' | 'login'>, from: PeopleSource): void {
  const { group, needs } = peopleLists[from]
  if (!meets(needs, session) || (login.groups && !login.groups.includes(group)))
    throw new ProblemError('session.forbidden')
}

/** Makes the people of another list expected at a meeting. */
export const takePeople: Handler<Take> = (context, { params: { meetingId }, body }) => {
  refuseUnread(context, body.from)
  if (body.from === 'meeting' && body.meetingId === meetingId)
    throw new ProblemError('participants.same_meeting', {
      errors: { meetingId: { code: 'participants.same_meeting', params: {} } },
    })
  const channelId = context.session.channel.id
  return context.tenant(async (db) => {
    await lockOpenMeeting(db, channelId, meetingId)
    const people = await listedPeople(db, channelId, body, { most: maxTaken + 1 })
    if (people.length > maxTaken) throw new ProblemError('participants.too_many', { params: { max: maxTaken } })
    return addExpected(db, channelId, meetingId, people)
  })
}
