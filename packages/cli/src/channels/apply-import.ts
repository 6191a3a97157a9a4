import { createHash } from 'node:crypto'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import type { Server } from '../server/connect.ts'
import { withTexts } from './archived-links.ts'
import { withIds } from './moved-ids.ts'
import type { IdOf } from './moved-noun.ts'
import { callsOf, fieldsOf } from './moved-nouns.ts'
import type { Patiently } from '../server/patient-calls.ts'
import { idKey, type ImportPlan, type PlannedRecord, useOf } from './plan-import.ts'
import type { SentMedia } from './send-media.ts'

/** What came of a record. */
export interface Applied {
  readonly planned: PlannedRecord
  readonly did: 'made' | 'known' | 'failed'
  readonly fault?: ProblemError
}

const keyOf = (url: string) => url.slice(url.lastIndexOf(objectsPath) + objectsPath.length)

/** Of what ends the command, since it would meet every record. */
const endsAll = ({ code }: ProblemError) =>
  code.startsWith('client.') || code === 'session.needed' || code === 'session.expired'

/** Makes the records that are not there, each behind what it refers to, and says what came of each. */
export async function* applyImport(
  server: Server,
  { records, ids }: ImportPlan,
  { urls, faults }: Pick<SentMedia, 'urls' | 'faults'>,
  { call, runKey }: { readonly call: Patiently; readonly runKey: string },
): AsyncGenerator<Applied, void> {
  const failed = new Map<string, ProblemError>()

  const idAt: IdOf = (noun, id) => {
    const key = idKey(noun, id)
    const at = ids.get(key)
    if (at === undefined) throw failed.get(key) ?? new ProblemError('request.not_found')
    return at
  }

  const valuesOf = ({ noun, record }: PlannedRecord) => {
    const values = withTexts(noun, record.values, (text, place) => {
      const use = useOf(noun, record, text, place)
      if (!use) return text
      const url = urls.get(use.key)
      const { code, params } = faults.get(use.key) ?? { code: 'upload.failed', params: {} }
      if (url === undefined) throw new ProblemError(code, { params })
      return place.isKey ? keyOf(url) : url
    })
    return withIds(noun, values, idAt)
  }

  const make = async (planned: PlannedRecord): Promise<Applied['did']> => {
    const { noun, record, state, fault } = planned
    if (fault) throw fault
    if (state === 'known') return 'known'
    const values = valuesOf(planned)
    const at = idKey(noun.name, record.id)
    if (state === 'new') {
      const body = Object.fromEntries(fieldsOf(noun).map((field) => [field, values[field]]))
      const name = JSON.stringify([runKey, noun.name, record.id, body])
      const key = createHash('sha256').update(name).digest('hex')
      const place = noun.within ? { params: { [noun.within.param]: values[noun.within.param] } } : {}
      const query = noun.confirms ? { query: noun.confirms } : {}
      const made = await call((options) => callsOf(server, noun).create({ ...place, ...query, body }, options), key)
      ids.set(at, String(made['id']))
    }
    await noun.beside?.write(server, ids.get(at) ?? '', values, call)
    return 'made'
  }

  for (const planned of records) {
    try {
      yield { planned, did: await make(planned) }
    } catch (error) {
      if (!(error instanceof ProblemError) || endsAll(error)) throw error
      failed.set(idKey(planned.noun.name, planned.record.id), error)
      yield { planned, did: 'failed', fault: error }
    }
  }
}
