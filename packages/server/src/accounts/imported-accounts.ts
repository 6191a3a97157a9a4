import type pg from 'pg'

/** An account as a table changes it; `given` are the flags of its template, or its own ones. */
export interface ImportedAccount {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly phone: string
  readonly remark: string
  readonly enabled: boolean
  readonly templateId: string | null
  readonly ownFlags: readonly boolean[] | null
  readonly given: readonly boolean[] | null
  readonly isAdmin: boolean
  readonly business: boolean
  readonly version: number
}

const columns = `a.id, number, a.name, phone, remark, enabled, template_id as "templateId", own_flags as "ownFlags",
  coalesce(t.flags, own_flags) as given,
  role <> 'channel-account' as "isAdmin", a.business, a.version`

/** The accounts of a channel with these numbers or ids, locked, in a fixed order. */
export async function lockAccounts(
  client: pg.PoolClient,
  channelId: string,
  by: 'number' | 'id',
  values: readonly string[],
): Promise<ImportedAccount[]> {
  const { rows } = await client.query<ImportedAccount>(
    `select ${columns} from accounts a
     left join permission_templates t on t.channel_id = a.channel_id and t.id = a.template_id
     where a.channel_id = $1 and a.${by === 'id' ? 'id = any($2::uuid[])' : 'number = any($2::text[])'}
       and deleted_at is null order by a.id for update of a`,
    [channelId, values],
  )
  return rows
}

/** Writes accounts over those that are there, and logs these out. Answers the versions by id. */
export async function overwriteAccounts(
  client: pg.PoolClient,
  channelId: string,
  accounts: readonly Omit<ImportedAccount, 'number' | 'given' | 'isAdmin' | 'business' | 'version'>[],
  loggedOut: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; version: number }>(
    `update accounts a set version = a.version + 1, name = r.name, phone = r.phone, remark = r.remark,
       enabled = r.enabled, template_id = r.template_id, own_flags = string_to_array(r.own_flags, ',')::boolean[]
     from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::bool[], $7::uuid[], $8::text[])
       as r(id, name, phone, remark, enabled, template_id, own_flags)
     where a.channel_id = $1 and a.id = r.id returning a.id, a.version`,
    [
      channelId,
      ...(['id', 'name', 'phone', 'remark', 'enabled', 'templateId'] as const).map((field) =>
        accounts.map((account) => account[field]),
      ),
      accounts.map(({ ownFlags }) => ownFlags && ownFlags.join(',')),
    ],
  )
  await client.query('delete from sessions where channel_id = $1 and account_id = any($2::uuid[])', [
    channelId,
    loggedOut,
  ])
  return new Map(rows.map(({ id, version }) => [id, version]))
}
