import { pgTable, text } from 'drizzle-orm/pg-core'

/** Secrets that all replicas share, made by the first that needs them; no tenant reads them. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  /** 256 random bits as base64url. */
  secret: text().notNull(),
})
