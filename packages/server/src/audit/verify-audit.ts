import type { auditContract } from '@icss/core/audit/audit.contract.ts'
import { chainStart } from '@icss/core/audit/audit-record.ts'
import { chainChecker } from '@icss/core/audit/verify-audit.ts'
import type { Handler } from '../http/handler.ts'
import { auditAfter, sealsOf } from './audit.repository.ts'

const pageSize = 500

/** Checks the chain as it is stored, from the seal of what was deleted, or from its first record. */
export const verifyAudit: Handler<typeof auditContract.verify> = async ({ session, tenant }) => {
  const channelId = session.channel.id
  const { seals, first } = await tenant(async (db) => ({
    seals: await sealsOf(db, channelId),
    first: (await auditAfter(db, channelId, 0, 1))[0],
  }))
  const before = seals.find(({ seq }) => first !== undefined && seq === first.seq - 1)
  const chain = chainChecker({ channelId, seq: before?.seq ?? 0, hash: before?.hash ?? chainStart })
  const sealed = new Map(seals.map(({ seq, hash }) => [seq, hash]))
  let records = 0
  for (let after = 0; ;) {
    const page = await tenant((db) => auditAfter(db, channelId, after, pageSize))
    for (const record of page) {
      const fault = chain.fault(record)
      const isOtherThanSealed = sealed.has(record.seq) && sealed.get(record.seq) !== record.hash
      if (fault || isOtherThanSealed)
        return {
          ok: false,
          records,
          hash: chain.last().hash,
          fault: fault ?? { code: 'audit.seal', params: { seq: record.seq } },
        }
      records += 1
    }
    if (page.length < pageSize) return { ok: true, records, hash: chain.last().hash, fault: null }
    after = page.at(-1)?.seq ?? 0
  }
}
