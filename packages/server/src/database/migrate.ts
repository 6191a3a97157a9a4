import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { keyNames } from '../companies/key-names.ts'
import { moveBodies } from '../rich-text/move-bodies.ts'
import { StartError } from '../start-error.ts'
import { tenantRole } from './database.ts'
import { migrationsFolder, withMigrationsUpTo } from './migrations.ts'

// One number for all replicas: only one of them migrates at a time.
const migrationLock = 4_277_001

/**
 * Every table with a channel id is closed by row-level security as soon as it exists, and notes its changes for the audit
 * trail, so that no migration can forget either. The audit trail itself can only be read and added to by tenants. Roles belong to the cluster, so two databases may race for the same one.
 */
const secure = `
do $$
declare
  name text;
  -- Older schemas, which an upgrade starts from, have no audit trail yet.
  is_audited boolean := to_regproc('public.note_change') is not null;
begin
  begin
    create role ${tenantRole} nologin;
  exception when duplicate_object or unique_violation then null;
  end;
  begin
    execute format('grant ${tenantRole} to %I', current_user);
  exception when others then
    if not pg_has_role(current_user, '${tenantRole}', 'member') then raise; end if;
  end;
  grant usage on schema public to ${tenantRole};
  for name in
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'channel_id' and t.table_type = 'BASE TABLE'
  loop
    -- Only where it is off: the lock that it takes would meet the transactions of servers that are running.
    if not (select relrowsecurity from pg_class where oid = format('public.%I', name)::regclass) then
      execute format('alter table %I enable row level security', name);
    end if;
    execute format('grant select, insert, update, delete on %I to ${tenantRole}', name);
    if not exists (select from pg_policies where schemaname = 'public' and tablename = name and policyname = 'tenant') then
      execute format(
        'create policy tenant on %I to ${tenantRole} using (channel_id = current_setting(''icss.channel_id'')::uuid)',
        name);
    end if;
    if is_audited and name not in ('audit', 'audit_seals', 'idempotency_keys', 'outbox', 'rejected_rows', 'register_searches', 'operation_changes',
        'company_grams', 'company_grams_due', 'recycle_bin', 'deliveries', 'selections', 'saved_views', 'sms_codes', 'sms_days',
        'member_days', 'register_comparisons', 'lock_values', 'messages', 'traffic_days', 'traffic_things', 'stored_days')
      and not exists (select from pg_trigger where tgrelid = format('public.%I', name)::regclass and tgname = 'audited') then
      execute format(
        'create trigger audited after insert or update or delete on %I
         for each row when (current_setting(''icss.audit'', true) = ''on'') execute function note_change()',
        name);
    end if;
  end loop;
  if not (select relrowsecurity from pg_class where oid = 'public.channels'::regclass) then
    alter table channels enable row level security;
  end if;
  if is_audited and not exists (
    select from pg_trigger where tgrelid = 'public.channels'::regclass and tgname = 'audited') then
    create trigger audited after insert or update or delete on channels
      for each row when (current_setting('icss.audit', true) = 'on') execute function note_change();
  end if;
  if is_audited then
    revoke update, delete on audit from ${tenantRole};
    revoke insert, update, delete on audit_seals from ${tenantRole};
  end if;
  grant select on channels to ${tenantRole};
  if not exists (select from pg_policies where tablename = 'channels' and policyname = 'tenant') then
    create policy tenant on channels to ${tenantRole} using (id = current_setting('icss.channel_id')::uuid);
  end if;
end $$;
`

/**
 * Under row-level security an index may serve only operators that cannot leak a row; comparing arrays of text is one,
 * yet PostgreSQL does not mark it so. Only a superuser may; elsewhere search scans the channel (docs/operate.md).
 */
const openArrayIndex = `alter function pg_catalog.arraycontains(anyarray, anyarray) leakproof`

/**
 * Brings the database at `url` to the newest schema, or to that of the first `level` migrations. Servers that start at
 * the same time wait for one another. Throws `StartError` when the database cannot be reached.
 */
export async function migrateDatabase(url: string, { level }: { level?: number } = {}): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'icss-migrate',
  })
  try {
    await client.connect()
  } catch (cause) {
    throw new StartError(`The database cannot be reached (${(cause as Error).message}). Check DATABASE_URL.`, { cause })
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const migrateFrom = (folder: string) => migrate(drizzle(client), { migrationsFolder: folder })
    await (level === undefined ? migrateFrom(migrationsFolder) : withMigrationsUpTo(level, migrateFrom))
    if (level === undefined) {
      await moveBodies(client)
      await keyNames(client)
    }
    await client.query(secure)
    const { rows } = await client.query<{ possible: boolean }>(
      `select rolsuper and not proleakproof as possible from pg_roles, pg_proc
       where rolname = current_user and proname = 'arraycontains'`,
    )
    if (rows[0]?.possible) await client.query(openArrayIndex)
  } finally {
    await client.end()
  }
}
