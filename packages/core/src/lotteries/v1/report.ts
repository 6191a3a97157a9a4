import type { Proof } from './proof.ts'

/** The rounds of a proof of the first version, with the names that its roster gives the winners. */
export function roundsOf({ roster, records }: Proof) {
  const names = new Map(roster.map(({ id, name }) => [id, name]))
  const voided = new Set(records.flatMap((record) => (record.type === 'void' ? [record.participant] : [])))
  return records.flatMap((record) =>
    record.type === 'draw'
      ? [
          {
            round: record.round,
            award: record.award,
            winners: record.winners.map((id) => ({ id, name: names.get(id) ?? '', isVoided: voided.has(id) })),
          },
        ]
      : [],
  )
}
