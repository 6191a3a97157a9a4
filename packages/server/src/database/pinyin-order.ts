import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Chinese by pinyin, as a person expects a list of names. */
export const pinyinOf = (column: AnyColumn | SQL): SQL => sql`${column} collate "zh-Hans-x-icu"`
