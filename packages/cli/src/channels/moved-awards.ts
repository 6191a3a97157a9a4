import { awardList } from '@icss/core/prizes/prize.ts'
import type { Server } from '../server/connect.ts'
import { archivedAs } from './archived-as.ts'
import type { Beside, Values } from './beside-draft.ts'
import type { IdOf } from './moved-noun.ts'
import type { Patiently } from '../server/patient-calls.ts'

const awardsIn = ({ awards }: Values) => archivedAs(awardList, awards ?? [])

const storedAwards = (server: Server, id: string, call: Patiently) =>
  call((options) => server.meetings.awards({ params: { id } }, options))

/** The awards of a meeting, in their order. */
export const movedAwards: Beside = {
  async read(server, { id, awardCount }, call) {
    const items = awardCount === 0 ? [] : (await storedAwards(server, String(id), call)).items
    return { awards: items.map(({ name, prizeId, number, reserves }) => ({ name, prizeId, number, reserves })) }
  },
  // The awards of a meeting that somebody has changed since are theirs.
  isLacking: (_, { version, awardCount }, values) =>
    Promise.resolve(version === 1 && awardCount === 0 && awardsIn(values).length > 0),
  async write(server, id, values, call) {
    const awards = awardsIn(values)
    if (awards.length === 0) return
    const { version } = await storedAwards(server, id, call)
    const body = { awards }
    await call((options) => server.meetings.setAwards({ params: { id }, query: { version }, body }, options))
  },
}

/** The awards with their prizes as they are at the target. */
export const awardPrizes = (values: Values, idOf: IdOf): Values => ({
  awards: awardsIn(values).map((award) => ({ ...award, prizeId: idOf('prizes', award.prizeId) })),
})
