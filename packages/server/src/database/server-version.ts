import type { ClientBase } from 'pg'

/** The version of PostgreSQL as it counts them: 170004 is 17.4. */
export async function serverVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  return rows[0]?.version ?? 0
}
