import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { contract } from '@icss/core/contract/contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { visibleKinds } from '@icss/core/operations/run-needs.ts'
import { check } from '@icss/core/rules/check.ts'
import { bulkChangesOf, type BulkDoes, type BulkNounName } from '@icss/core/selections/bulk-nouns.ts'
import {
  type BulkChangeValues,
  maxSelected,
  type selectionsContract,
} from '@icss/core/selections/selections.contract.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import { exportChosen } from '../entities/entity-export.ts'
import type { Fields } from '../entities/entity-shape.ts'
import type { Handlers } from '../http/handler.ts'
import { requestLanguage } from '../http/request-language.ts'
import { makeRoom } from '../imports/import-room.ts'
import { operationAnswer } from '../operations/operation-answer.ts'
import { findUnfinished, queueOperation } from '../operations/operations.repository.ts'
import type { BulkOptions } from './bulk-runner.ts'
import type { BulkParts } from './bulk-parts.ts'
import { maySee, ownSelection, type SelectionCaller } from './own-selection.ts'
import { runTitle } from './run-title.ts'
import {
  type ChosenRow,
  countThere,
  keepSelection,
  rowsThere,
  rowsWhere,
  useSelection,
} from './selections.repository.ts'

type Lists = { readonly query: z.ZodMiniObject; readonly params?: z.ZodMiniObject }

const paging = new Set(['page', 'pageSize', 'sort'])

/** The filters of a list as its address has them, and what its records lie in. */
function filterOf(noun: BulkNounName, asked: Readonly<Record<string, string>>): Fields {
  const { query, params }: Lists = contract[noun].list
  const checked = check(params ? z.extend(query, z.partial(params).shape) : query, asked)
  if (!checked.ok) throw new ProblemError('request.invalid', { errors: checked.errors })
  return Object.fromEntries(Object.entries(checked.value).filter(([name]) => !paging.has(name)))
}

const matching = (db: Db, { store }: BulkParts, channelId: string, filter: Fields) =>
  rowsWhere(db, store.table, store.where(filter, channelId), maxSelected + 1)

/** What was ticked, in the order of ids; what is gone since is told of by the run, and is at no version. */
function ticked(
  ids: readonly string[],
  versions: readonly number[] | undefined,
  there: readonly ChosenRow[],
): readonly ChosenRow[] {
  const now = new Map(there.map(({ id, version }) => [id, version]))
  return ids
    .map((id, at) => ({ id, version: versions ? (versions[at] ?? 0) : (now.get(id.toLowerCase()) ?? 0) }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Begins a run over a selection; the same one over the same records joins the run that is on. */
async function begin(
  caller: SelectionCaller,
  id: string,
  does: BulkDoes,
  { dryRun, ...change }: BulkChangeValues & { readonly dryRun: boolean },
) {
  const { session, login, tenant, services, request } = caller
  const { channel, account } = session
  return tenant(async (db) => {
    const { noun, ids } = await ownSelection(db, caller, id)
    const offered = [...bulkChangesOf(noun)] as readonly string[]
    const wanted = [
      ...(change.categoryId === undefined ? [] : ['category']),
      ...(change.addTags || change.dropTags ? ['tags'] : []),
      ...(change.isOn === undefined ? [] : ['onOff']),
    ]
    if (does === 'changeSelected') {
      if (wanted.length === 0) throw new ProblemError('selection.unchanged')
      if (wanted.some((one) => !offered.includes(one))) throw new ProblemError('selection.not_offered')
    }
    const kind = visibleKinds(session, login.groups).find((one) => one === `${noun}.${does}`)
    if (!kind) throw new ProblemError('session.forbidden')
    const options: BulkOptions = {
      selection: id,
      change,
      by: `${account.number} ${account.name}`,
      isAdministrator: account.role === 'chamber-admin',
    }
    const digest = createHash('sha256')
      .update(JSON.stringify([options, dryRun]))
      .digest('hex')
    await oneAtATime(db, 'imports', channel.id)
    const queued = await queueOperation(db, {
      channelId: channel.id,
      id: uuid(),
      kind,
      title: runTitle(requestLanguage(request), noun, ids.length, does === 'deleteSelected' ? undefined : change),
      accountId: account.id,
      startedBy: account.name,
      dryRun,
      options: { ...options },
      digest,
      rows: ids.length,
    })
    if (queued) await makeRoom(db, channel.id, services.config)
    await useSelection(db, channel.id, id)
    const joined = queued ?? (await findUnfinished(db, channel.id, kind, digest))
    if (!joined) throw new ProblemError('request.conflict')
    return operationAnswer(joined)
  })
}

export const selectionsHandlers: Handlers<{ selections: typeof selectionsContract }>['selections'] = {
  async create(caller, { body: { noun, ids, versions, query } }) {
    const { session, tenant, services } = caller
    // Of what one may not see there is nothing to choose.
    if (!maySee(caller, noun)) throw new ProblemError('selection.none')
    const parts = services.bulk[noun]
    const { id: channelId } = session.channel
    const filter = ids ? null : filterOf(noun, query ?? {})
    return tenant(async (db) => {
      const chosen = filter
        ? await matching(db, parts, channelId, filter)
        : await rowsThere(db, parts.store.table, channelId, ids ?? [])
      if (chosen.length > maxSelected) throw new ProblemError('selection.too_many', { params: { max: maxSelected } })
      if (chosen.length === 0) throw new ProblemError('selection.none')
      const kept = ids ? ticked(ids, versions, chosen) : chosen
      const made = { channelId, id: uuid(), accountId: session.account.id, noun, filter }
      await keepSelection(db, {
        ...made,
        ids: kept.map(({ id }) => id),
        versions: kept.map(({ version }) => version),
      })
      return { id: made.id, noun, count: kept.length }
    })
  },

  show: (caller, { params: { selectionId } }) =>
    caller.tenant(async (db) => {
      const { id, noun, ids, filter, channelId } = await ownSelection(db, caller, selectionId)
      const parts = caller.services.bulk[noun]
      const now = filter ? await matching(db, parts, channelId, filter) : []
      const had = new Set(ids)
      const { table, where } = parts.store
      const there = await countThere(db, table, where(filterOf(noun, {}), channelId), ids)
      return {
        id,
        noun,
        count: ids.length,
        came: now.filter((one) => !had.has(one.id)).length,
        gone: ids.length - there,
      }
    }),

  delete: (caller, { params: { selectionId }, body }) => begin(caller, selectionId, 'deleteSelected', body),

  change: (caller, { params: { selectionId }, body }) => begin(caller, selectionId, 'changeSelected', body),

  async export(caller, { params: { selectionId }, query }) {
    const { noun, ids } = await caller.tenant((db) => ownSelection(db, caller, selectionId))
    const { store, exported } = caller.services.bulk[noun]
    if (!exported) throw new ProblemError('selection.not_offered')
    const where = store.where(filterOf(noun, {}), caller.session.channel.id)
    return exportChosen(caller, store, { query, ids, where, exported })
  },
}
