import { and, eq } from 'drizzle-orm'
import { decisionOf, type KeptOffReason } from '@icss/core/resources/shelf-rules.ts'
import { companies } from '../companies/companies.tables.ts'
import { employees } from '../employees/employees.tables.ts'
import type { EntityScope, Fields } from '../entities/entity-shape.ts'
import { sendSmsIfLeft } from '../events/send-sms.ts'
import type { Services } from '../services.ts'

export type Deciding = Pick<EntityScope, 'db' | 'channelId'> & { readonly services: Pick<Services, 'config'> }

interface Filed {
  readonly name: string
  readonly companyId: string
  readonly filerId: string | null
  readonly filerKey: string | null
  readonly offReason: KeptOffReason
}

/**
 * Tells whoever filed the locked row what the chamber decides about it by `change`, as long as the card that they filed it
 * from is theirs and of that company.
 */
export async function tellFiler({ db, channelId, services }: Deciding, stored: Fields, change: Fields): Promise<void> {
  const { name: title, companyId, filerId, filerKey, offReason } = stored as unknown as Filed
  const { offReason: after, refusal } = change as { readonly offReason: KeptOffReason; readonly refusal?: string }
  const decision = decisionOf(offReason, after)
  if (!decision || filerId === null || filerKey === null) return
  const [filer] = await db
    .select({ phone: employees.phone, company: companies.name })
    .from(employees)
    .innerJoin(companies, and(eq(companies.channelId, employees.channelId), eq(companies.id, employees.companyId)))
    .where(
      and(
        eq(employees.channelId, channelId),
        eq(employees.id, filerId),
        eq(employees.companyId, companyId),
        eq(employees.bound, true),
        eq(employees.ownerKey, filerKey),
      ),
    )
  if (!filer) return
  const { phone, company } = filer
  await sendSmsIfLeft(db, services, {
    channelId,
    to: phone,
    message: `filing.${decision}`,
    params: { title, company, ...(decision === 'refused' ? { reason: refusal ?? '' } : {}) },
  })
}
