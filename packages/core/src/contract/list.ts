import * as z from 'zod/mini'
import { personal } from '../rules/personal.ts'
import { queryNumber } from '../rules/number.ts'
import { searchText } from '../rules/text.ts'
import { defaultPageSize, maxPageSize } from './page-size.ts'

/** Most characters of a search. */
export const searchLength = 100

/** What is searched for. */
export const search = (max = searchLength) => personal('text', searchText(max))

const wholeNumber = (least: number, most: number, otherwise: number) => z._default(queryNumber(least, most), otherwise)

/**
 * The query of a list: `page` from 1, `pageSize` up to `mostOfPage`, `sort` a field name, descending with a leading `-`
 * (product.md section 7). Feature filters stand beside them.
 */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(
  sorts: Sorts,
  otherwise: Sorts[number],
  mostOfPage: number = maxPageSize,
) => ({
  page: wholeNumber(1, 1_000_000, 1),
  pageSize: wholeNumber(1, mostOfPage, defaultPageSize),
  sort: z._default(z.enum(sorts), otherwise as never),
})

/** A page of a list. `total` counts all rows that the filters let through. */
export const listAnswer = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number() })
