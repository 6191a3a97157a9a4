import { maxPageSize } from '@icss/core/contract/page-size.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { Console } from './console.ts'

/** Which rows of a list are wanted: a page, or the first of all. */
export interface Paging {
  readonly page: number
  readonly pageSize: number
  readonly limit: number | undefined
  readonly all: boolean
}

interface Answer<Item> {
  readonly items: Item[]
  readonly total: number
}

/** Reads one page, or with `limit` or `all` page after page; says so where the list changed meanwhile. */
export async function readPages<Item, A extends Answer<Item>>(
  { t, warn }: Pick<Console, 't' | 'warn'>,
  { page, pageSize, limit, all }: Paging,
  read: (at: { readonly page: number; readonly pageSize: number }) => Promise<A>,
): Promise<A & { readonly page: number; readonly pageSize: number }> {
  if (limit === undefined && !all) return { ...(await read({ page, pageSize })), page, pageSize }
  if (page !== 1) throw new CliError('pageOrAll', exitCodes.usage)
  const wanted = limit ?? Infinity
  const size = Math.min(maxPageSize, wanted)
  const first = await read({ page: 1, pageSize: size })
  const items = [...first.items]
  let { total } = first
  for (let at = 2; items.length < Math.min(wanted, total); at += 1) {
    const next = await read({ page: at, pageSize: size })
    if (next.total !== total) warn(t('list.changed'))
    total = next.total
    if (next.items.length === 0) break
    items.push(...next.items)
  }
  const kept = items.slice(0, wanted)
  return { ...first, items: kept, total, page: 1, pageSize: limit ?? kept.length }
}
