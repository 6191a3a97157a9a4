import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { listAnswer, listQuery } from '../contract/list.ts'
import { type NounWith, nounsWith } from '../nouns/nouns.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { anySession } from '../permissions/need.ts'
import { personal } from '../rules/personal.ts'
import { requiredText } from '../rules/text.ts'
import { requiredInstant } from '../rules/time.ts'

/** Days for which what was deleted can be restored (product.md section 14). */
export const binDays = 30

/** Characters of the name that something is restored under. */
export const longestName = 100

type InBin = { readonly deleted: 'binned' }

/** What goes to the bin when it is deleted, by the groups of the contract. */
export type BinKind = NounWith<InBin>
export const binKinds = nounsWith<InBin>(({ deleted }) => deleted === 'binned')

/** Something that was deleted: `name` is what it was called, `erasedAt` when it goes for good. */
export const binned = z.object({
  kind: z.enum(binKinds),
  id: storedId,
  name: personal('label', z.string()),
  deletedAt: storedInstant,
  /** Number and name of the account; '' for what the server did by itself. */
  deletedBy: personal('name', z.string()),
  erasedAt: storedInstant,
})
export type Binned = z.output<typeof binned>

export const binQuery = z.strictObject({
  ...listQuery(['-deletedAt', 'deletedAt'], '-deletedAt'),
  kind: z.optional(z.enum(binKinds)),
})
export type BinQuery = z.output<typeof binQuery>

const params = z.object({ kind: z.enum(binKinds), id: z.uuid() })

const kind = z.optional(z.enum(binKinds))

/** Whoever may read a kind sees what was deleted of it; whoever may delete it restores and erases it. */
export const recycleBinContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/recycle-bin',
    summary: { zh: '回收站', en: 'List what was deleted and can be restored' },
    needs: anySession,
    query: binQuery,
    answer: listAnswer(binned),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/recycle-bin/{kind}/{id}/restore',
    summary: { zh: '从回收站恢复', en: 'Restore what was deleted, under another name where its own is taken' },
    needs: anySession,
    params,
    body: z.strictObject({ name: z.optional(personal('text', requiredText(longestName))) }),
    errors: [
      'recycle_bin.parent_missing',
      'companies.name_taken',
      'companies.credit_code_taken',
      'employees.phone_taken',
    ],
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/api/v1/recycle-bin/{kind}/{id}',
    summary: { zh: '彻底删除', en: 'Erase what was deleted for good' },
    needs: anySession,
    params,
  }),
  empty: endpoint({
    isCostly: true,
    method: 'POST',
    path: '/api/v1/recycle-bin/empty',
    summary: { zh: '清空回收站，或其中一类', en: 'Erase for good all that was deleted, or one kind of it' },
    needs: anySession,
    /** What was deleted behind `before` stays: nobody has counted it. */
    body: z.strictObject({ kind, before: requiredInstant }),
    answer: z.object({ erased: z.number() }),
  }),
} as const
