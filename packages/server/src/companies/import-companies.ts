import { createHash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { companiesContract } from '@icss/core/companies/companies.contract.ts'
import type { Handler } from '../http/handler.ts'
import { signatureLength, tableFormatOf } from '../imports/table-format.ts'
import { operationAnswer } from '../operations/operation-answer.ts'
import { findUnfinished, queueOperation } from '../operations/operations.repository.ts'
import { requestLanguage } from '../http/request-language.ts'

/** Takes the file in, queues its import and answers; the same file with the same options joins the run that is on. */
export const importCompanies: Handler<typeof companiesContract.import> = async (
  { session, tenant, services: { storage }, request },
  { query: { fileName, dryRun, atomic, onConflict }, body },
) => {
  const channelId = session.channel.id
  const id = uuid()
  const fileKey = `imports/${channelId}/${id}`
  const language = requestLanguage(request)
  const options = { atomic, onConflict, language }
  const { bytes, sha256 } = await storage.put(fileKey, body)
  try {
    if (bytes === 0) throw new ProblemError('import.empty')
    tableFormatOf(await storage.head(fileKey, signatureLength))
    const digest = createHash('sha256')
      .update(JSON.stringify([sha256, options, dryRun]))
      .digest('hex')
    const joined = await tenant(async (db) => {
      const queued = await queueOperation(db, {
        channelId,
        id,
        kind: 'companies.import',
        title: fileName,
        accountId: session.account.id,
        startedBy: session.account.name,
        dryRun,
        options,
        digest,
        fileKey,
        bytes,
      })
      return queued ?? (await findUnfinished(db, channelId, digest))
    })
    if (!joined) throw new ProblemError('request.conflict')
    if (joined.id !== id) await storage.delete(fileKey)
    return operationAnswer(joined)
  } catch (error) {
    await storage.delete(fileKey)
    throw error
  }
}
