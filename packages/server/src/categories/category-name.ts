import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { outer } from '../entities/outer.ts'
import { categories } from './categories.tables.ts'

/** The name of the category that a row of the channel names, read beside its columns; '' for one in none. */
export const categoryName = (channelId: string, categoryId: AnyPgColumn) =>
  sql<string>`coalesce((select ${categories.name} from ${categories}
    where ${categories.channelId} = ${channelId} and ${categories.id} = ${outer(categoryId)}), '')`
