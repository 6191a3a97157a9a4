import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { changingImportQuery, namedImportQuery } from '@icss/core/spreadsheets/table-endpoint.ts'
import { createHash } from 'node:crypto'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import type { Operation, OperationKind } from '@icss/core/operations/operation.ts'
import { uuid } from '../database/uuids.ts'
import type { Context } from '../http/handler.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import { fileTag } from './file-tag.ts'
import { makeRoom, refuseWithoutRoom } from './import-room.ts'
import { announcedBytes, refuseLarge, storeTable } from './store-table.ts'
import { operationAnswer } from '../operations/operation-answer.ts'
import { findUnfinished, queueOperation } from '../operations/operations.repository.ts'
import { requestLanguage } from '../http/request-language.ts'
import { serverSecret } from '../secrets/server-secret.ts'

type Import = typeof companiesContract.import
/** An import whose rows mean what is there already asks nothing about it. */
type Query = z.output<typeof changingImportQuery> & Partial<z.output<typeof namedImportQuery>>
type Given = Pick<Context<Import>, 'session' | 'tenant' | 'services' | 'request'>

/** Takes the file in, queues its import and answers; the same file with the same options joins the run that is on. */
export const takeImport =
  (kind: OperationKind) =>
  async (
    { session, tenant, services, request }: Given,
    {
      query: { fileName, dryRun, atomic, strict, onConflict = 'update', onAlike, sheet, rowsAbove, columns },
      body,
    }: { query: Query; body: Readable },
  ): Promise<Operation> => {
    const { storage } = services
    const channelId = session.channel.id
    const id = uuid()
    const fileKey = `imports/${channelId}/${id}`
    const language = requestLanguage(request)
    const options = { atomic, strict, onConflict, onAlike, language, sheet, rowsAbove, columns }
    const tag = fileTag(await serverSecret(services, 'import-tags'))
    const { config } = services
    const maxBytes = config.importFileBytes
    const announced = announcedBytes(request) ?? 0
    refuseLarge(announced, maxBytes)
    await refuseWithoutRoom(services.database.system, channelId, announced, config)
    const { bytes, unicode } = await storeTable(storage, fileKey, { request, body, maxBytes, see: tag.see })
    let isTaken = false
    try {
      const digest = createHash('sha256')
        .update(JSON.stringify([tag.value(), options, dryRun]))
        .digest('hex')
      const { joined, leaving } = await tenant(async (db) => {
        // Each import of the channel knows of all before it.
        await oneAtATime(db, 'imports', channelId)
        const queued = await queueOperation(db, {
          channelId,
          id,
          kind,
          title: fileName,
          accountId: session.account.id,
          startedBy: session.account.name,
          dryRun,
          options: { ...options, unicode },
          digest,
          fileKey,
          bytes,
        })
        return queued
          ? { joined: queued, leaving: await makeRoom(db, channelId, config) }
          : { joined: await findUnfinished(db, channelId, kind, digest), leaving: [] }
      })
      if (!joined) throw new ProblemError('request.conflict')
      isTaken = joined.id === id
      for (const key of leaving) await storage.delete(key)
      return operationAnswer(joined)
    } finally {
      if (!isTaken) await storage.delete(fileKey)
    }
  }
