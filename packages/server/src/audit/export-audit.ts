import { Readable } from 'node:stream'
import type { auditContract } from '@icss/core/audit/audit.contract.ts'
import type { AuditEnd, AuditHead } from '@icss/core/audit/audit-record.ts'
import { mediaTypes } from '../exports/media-types.ts'
import type { Handler } from '../http/handler.ts'
import { auditAfter, sealsOf } from './audit.repository.ts'

const pageSize = 500

/** The whole chain that is kept, between a head that says what it follows and an end that says how much there is. */
export const exportAudit: Handler<typeof auditContract.export> = async ({ session, tenant }) => {
  const { id: channelId, name } = session.channel
  const { seals, first } = await tenant(async (db) => ({
    seals: await sealsOf(db, channelId),
    first: (await auditAfter(db, channelId, 0, 1))[0],
  }))
  const head: AuditHead = {
    version: 'icss-audit/v1',
    channelId,
    channel: name,
    exportedAt: new Date().toISOString(),
    seq: first ? first.seq - 1 : 0,
    prev: first?.prev ?? '0'.repeat(64),
    seals,
  }

  async function* content(): AsyncGenerator<string> {
    yield `${JSON.stringify(head)}\n`
    let { seq, prev: hash } = head
    let records = 0
    for (;;) {
      const page = await tenant((db) => auditAfter(db, channelId, seq, pageSize))
      yield page.map((record) => `${JSON.stringify(record)}\n`).join('')
      records += page.length
      const last = page.at(-1)
      if (last) ({ seq, hash } = last)
      if (page.length < pageSize) break
    }
    const end: AuditEnd = { end: true, records, seq, hash }
    yield `${JSON.stringify(end)}\n`
  }
  return {
    name: `audit-${head.exportedAt.slice(0, 10)}.jsonl`,
    type: mediaTypes.jsonl,
    content: Readable.from(content()),
  }
}
