import type { Client } from 'pg'
import { gramsOf } from '../search/grams.ts'

interface Row {
  readonly channel: string
  readonly name: string
  readonly legalRepresentative: string
  readonly grams: string[] | null
  readonly due: boolean
}

/** Companies that a search misses, or finds by what they are not called any more. */
export async function notSearchable(db: Client): Promise<string[]> {
  const { rows } = await db.query<Row>(`
    select c.channel_id as channel, name, legal_representative as "legalRepresentative", grams, exists (
      select from company_grams_due d where d.channel_id = c.channel_id and c.id between first_id and last_id) as due
    from companies c left join company_grams g using (channel_id, id)`)
  return rows
    .filter(({ channel, name, legalRepresentative, grams, due }) =>
      grams ? gramsOf(channel, [name, legalRepresentative]).join() !== grams.join() : !due,
    )
    .map(({ name, grams }) => `${name}: ${grams ? 'has bigrams of another name' : 'is found by no search'}`)
}
