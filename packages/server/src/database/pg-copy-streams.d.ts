declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream'
  import type { Submittable } from 'pg'

  export type CopyStreamQuery = Writable & Submittable & { readonly rowCount: number }
  export type CopyToStreamQuery = Readable & Submittable & { readonly rowCount: number }
  /** Rows into a table, as text. */
  export function from(statement: string): CopyStreamQuery
  /** Rows out of a query, as text. */
  export function to(statement: string): CopyToStreamQuery
}
