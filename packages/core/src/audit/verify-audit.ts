import type { FieldError } from '../errors/field-error.ts'
import { check } from '../rules/check.ts'
import { auditHashOf } from './audit-chain.ts'
import { auditEnd, type AuditHead, auditHead, type AuditRecord, auditRecord } from './audit-record.ts'

export type AuditVerified =
  | { readonly ok: true; readonly records: number; readonly head: AuditHead; readonly hash: string }
  | { readonly ok: false; readonly fault: FieldError }

const wrong = (code: FieldError['code'], params: FieldError['params'] = {}): FieldError => ({ code, params })

/** Checks records one after the other; answers the fault of the one that does not follow. */
export function chainChecker(from: { readonly channelId: string; readonly seq: number; readonly hash: string }) {
  let { seq, hash } = from
  return {
    fault(record: AuditRecord): FieldError | undefined {
      if (record.channelId !== from.channelId) return wrong('audit.channel', { seq: record.seq })
      if (record.seq !== seq + 1) return wrong('audit.gap', { seq: seq + 1, found: record.seq })
      if (record.prev !== hash) return wrong('audit.prev', { seq: record.seq })
      if (record.hash !== auditHashOf(record)) return wrong('audit.hash', { seq: record.seq })
      ;({ seq, hash } = record)
      return undefined
    },
    last: () => ({ seq, hash }),
  }
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * Checks an export line by line, without a server; names the first thing that is wrong. That no record was changed, left
 * out or put in between follows from the chain; that none is missing at the end, from the last line.
 */
export async function verifyAudit(lines: AsyncIterable<string> | Iterable<string>): Promise<AuditVerified> {
  let head: AuditHead | undefined
  let chain: ReturnType<typeof chainChecker> | undefined
  let number = 0
  let records = 0
  let isEnded = false
  for await (const line of lines) {
    number += 1
    if (line.trim() === '') continue
    const value = parsed(line)
    if (isEnded) return { ok: false, fault: wrong('audit.after_end', { line: number }) }
    if (!head || !chain) {
      const checked = check(auditHead, value)
      if (!checked.ok) return { ok: false, fault: wrong('audit.no_head') }
      head = checked.value
      chain = chainChecker({ channelId: head.channelId, seq: head.seq, hash: head.prev })
      continue
    }
    const end = check(auditEnd, value)
    if (end.ok) {
      const last = chain.last()
      if (end.value.records !== records || end.value.seq !== last.seq || end.value.hash !== last.hash)
        return { ok: false, fault: wrong('audit.end', { records, expected: end.value.records }) }
      isEnded = true
      continue
    }
    const checked = check(auditRecord, value)
    if (!checked.ok) return { ok: false, fault: wrong('audit.shape', { line: number }) }
    const record = checked.value
    const fault = chain.fault(record)
    if (fault) return { ok: false, fault }
    const seal = head.seals.find(({ seq }) => seq === record.seq)
    if (seal && seal.hash !== record.hash) return { ok: false, fault: wrong('audit.seal', { seq: record.seq }) }
    records += 1
  }
  if (!head || !chain) return { ok: false, fault: wrong('audit.no_head') }
  if (!isEnded) return { ok: false, fault: wrong('audit.cut_off', { records }) }
  return { ok: true, records, head, hash: chain.last().hash }
}
