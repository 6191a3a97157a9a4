import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allFlags } from '@icss/core/permissions/flags.ts'
import { v7 as uuid } from 'uuid'
import { operationChanges } from '../operations/operations.tables.ts'
import { check } from '@icss/core/rules/check.ts'
import { requiredRichText } from '@icss/core/rich-text/rich-text-field.ts'
import { ownerKeyOf, ownerSecret } from '../employee-bindings/owner-key.ts'
import { notices } from '../notices/notices.tables.ts'
import { gramsOf } from '../search/grams.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { fillTenants } from '../testing/tenant-rows.ts'
import journal from '../../migrations/meta/_journal.json' with { type: 'json' }
import { Database } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { appliedMigrations, knownMigrations } from './migrations.ts'

/** How many migrations are before the one of that name. */
const levelBefore = (name: string) => journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`))

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase({ empty: true })
  database = new Database(testDatabase.url)
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

/** How many rows each table with a channel id has. */
async function counts(): Promise<Record<string, number>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'channel_id' order by 1`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ rows: number }>(`select count(*)::int as rows from "${name}"`)
    found[name] = rows[0]?.rows ?? 0
  }
  return found
}

test('every migration runs on a database with rows in every table, and loses none', async () => {
  const channelId = uuid()
  for (let level = 1; level <= knownMigrations().length; level += 1) {
    const before = level === 1 ? {} : await counts()
    await migrateDatabase(testDatabase.url, { level })
    if (level === 1)
      await database.pool.query(`insert into channels (id, name, tier, flags) values ($1, 'Old', 1, $2)`, [
        channelId,
        allFlags,
      ])
    const after = await counts()
    for (const [table, rows] of Object.entries(before))
      expect
        .soft(after[table] ?? 0, `${table} after migration ${level}`)
        .toBeGreaterThanOrEqual(table in after ? rows : 0)
    await fillTenants(database, [channelId])
    for (const [table, rows] of Object.entries(await counts()))
      expect(rows, `${table} has rows for the next migration`).toBeGreaterThan(0)
  }
  await migrateDatabase(testDatabase.url)
  const client = new Client(testDatabase.url)
  await client.connect()
  expect(await appliedMigrations(client).finally(() => client.end())).toEqual(knownMigrations())
})

test('companies are found by the bigrams that they had before these had a table of their own', async () => {
  const old = await createTestDatabase({ empty: true })
  const before = new Database(old.url)
  try {
    await migrateDatabase(old.url, { level: 24 })
    const channelId = uuid()
    await before.pool.query(`insert into channels (id, name, tier, flags) values ($1, 'Old', 1, $2)`, [
      channelId,
      allFlags,
    ])
    await fillTenants(before, [channelId])
    await before.pool.query(`update companies set grams = '{3,9007199254740991}'`)
    await migrateDatabase(old.url)
    const { rows } = await before.pool.query(
      'select grams from companies c join company_grams g using (channel_id, id) where channel_id = $1',
      [channelId],
    )
    expect(rows).toEqual([{ grams: ['3', '9007199254740991'] }])
  } finally {
    await before.close()
    await old.drop()
  }
})

test('companies from before names had keys have them, and those of one key stay', async () => {
  const old = await createTestDatabase({ empty: true })
  const before = new Database(old.url)
  try {
    await migrateDatabase(old.url, { level: levelBefore('name_keys') })
    const channels = [uuid(), uuid()].toSorted()
    for (const id of channels)
      await before.pool.query(`insert into channels (id, name, tier, flags) values ($1, $2, 1, $3)`, [id, id, allFlags])
    await fillTenants(before, channels)
    const names = ['甲（深圳）', '甲(深圳)', '乙']
    for (const name of names)
      await before.pool.query(
        `insert into companies select (jsonb_populate_record(c, jsonb_build_object('id', uuidv7(), 'name', $1::text))).* from companies c
         where id in (select distinct on (channel_id) id from companies order by channel_id, id)`,
        [name],
      )
    await migrateDatabase(old.url)
    const { rows } = await before.pool.query(
      `select name, name_key, name_apart from companies where name = any($1) order by channel_id, id`,
      [names],
    )
    const keyed = [
      { name: '甲（深圳）', name_key: '甲(深圳)', name_apart: false },
      { name: '甲(深圳)', name_key: '甲(深圳)', name_apart: true },
      { name: '乙', name_key: '乙', name_apart: false },
    ]
    expect(rows).toEqual([...keyed, ...keyed])
  } finally {
    await before.close()
    await old.drop()
  }
})

test('links from before that lead on beside the current one were replaced; those that ended, or were born with an end, were not', async () => {
  const old = await createTestDatabase({ empty: true })
  const before = new Database(old.url)
  try {
    await migrateDatabase(old.url, { level: levelBefore('link-replaced') })
    const id = uuid()
    await before.pool.query(`insert into channels (id, name, tier, flags) values ($1, 'a', 1, $2)`, [id, allFlags])
    const links = [
      { kind: 'notice', thing: 1, made: '9 days', ends: '-8 days' },
      { kind: 'notice', thing: 1, made: '5 days', ends: '27 days' },
      { kind: 'notice', thing: 1, made: '3 days', ends: null },
      { kind: 'binding', thing: 2, made: '1 hour', ends: '71 hours' },
    ]
    for (const { kind, thing, made, ends } of links)
      await before.pool.query(
        `insert into public_links (channel_id, id, kind, thing_id, hash, sealed, created_at, ends_at)
         values ($1, $2, $3, $4, $2::uuid::text, '', now() - $5::interval, now() + $6::interval)`,
        [id, uuid(), kind, `00000000-0000-0000-0000-00000000000${thing}`, made, ends],
      )
    await migrateDatabase(old.url)
    const { rows } = await before.pool.query<{ days: number | null }>(
      `select extract(day from now() - replaced_at)::int as days from public_links order by created_at`,
    )
    expect(rows.map(({ days }) => days)).toEqual([null, 3, null, null])
  } finally {
    await before.close()
    await old.drop()
  }
})

test('what was filed before cards had owners is of whoever owns the card then, under the phone that it has', async () => {
  const old = await createTestDatabase({ empty: true })
  const before = new Database(old.url)
  try {
    await migrateDatabase(old.url, { level: levelBefore('owner_keys') })
    const channelId = uuid()
    await before.pool.query(`insert into channels (id, name, tier, flags) values ($1, 'Old', 1, $2)`, [
      channelId,
      allFlags,
    ])
    await fillTenants(before, [channelId])
    const cards = [
      { id: uuid(), name: '甲', phone: '13900000001', bound: true },
      { id: uuid(), name: '乙', phone: '13900000002', bound: false },
    ]
    for (const card of cards) {
      await before.pool.query(
        `insert into employees select (jsonb_populate_record(e, $1)).* from employees e limit 1`,
        [card],
      )
      for (const table of ['resources', 'demands'])
        await before.pool.query(
          `insert into ${table} select (jsonb_populate_record(r, $1)).* from ${table} r limit 1`,
          [{ id: uuid(), filer_id: card.id }],
        )
    }
    await migrateDatabase(old.url)
    const secret = await ownerSecret({ database: before })
    const kept = cards.map(({ id, name, phone, bound }) => ({
      name,
      key: bound ? ownerKeyOf(secret, { channelId, id, phone }) : null,
    }))
    const held = await before.pool.query(
      `select name, owner_key as key from employees where id = any($1) order by phone`,
      [cards.map(({ id }) => id)],
    )
    expect(held.rows).toEqual(kept)
    for (const table of ['resources', 'demands']) {
      const filed = await before.pool.query(
        `select filer_name as name, filer_key as key from ${table} where filer_id = any($1) order by filer_key`,
        [cards.map(({ id }) => id)],
      )
      expect(filed.rows).toEqual(kept)
    }
  } finally {
    await before.close()
    await old.drop()
  }
})

test('what runs had created before the lists were packed is still known', async () => {
  const old = await createTestDatabase({ empty: true })
  const before = new Database(old.url)
  try {
    await migrateDatabase(old.url, { level: 19 })
    const channelId = uuid()
    await before.pool.query(`insert into channels (id, name, tier, flags) values ($1, 'Old', 1, $2)`, [
      channelId,
      allFlags,
    ])
    await fillTenants(before, [channelId])
    const ids = Array.from({ length: 300 }, () => uuid())
    const lines = ids.map((_, i) => i * 70_000)
    await before.pool.query('update operation_changes set created_ids = $1, created_lines = $2', [ids, lines])
    await migrateDatabase(old.url)
    const [batch] = await before.system.select().from(operationChanges)
    expect(batch).toMatchObject({ createdIds: ids, createdLines: lines })
  } finally {
    await before.close()
    await old.drop()
  }
})

test('servers that start at the same time migrate once', async () => {
  const empty = await createTestDatabase({ empty: true })
  try {
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(empty.url)))
    const client = new Client(empty.url)
    await client.connect()
    expect(await appliedMigrations(client).finally(() => client.end())).toEqual(knownMigrations())
  } finally {
    await empty.drop()
  }
})

test('a server that starts beside running ones waits for none of their transactions', async () => {
  const serving = await createTestDatabase()
  const client = new Client(serving.url)
  await client.connect()
  try {
    await client.query('begin; select from companies; select from channels; select from accounts; select from sessions')
    await expect(migrateDatabase(serving.url)).resolves.toBeUndefined()
    await client.query('commit')
  } finally {
    await client.end()
    await serving.drop()
  }
})

test('bodies of notices become documents that show what they showed', async () => {
  const old = await createTestDatabase({ empty: true })
  const before = new Database(old.url)
  const bodies: readonly (readonly [html: string, words: string])[] = [
    ['二月三日起放假', '二月三日起放假'],
    ['第一行\n\n第三行 1 < 2', '第一行\n\n第三行 1 < 2'],
    [
      '<p>各<strong>部门</strong>：</p><p>请<a href="https://example.cn/" rel="noopener">报名</a></p>',
      '各部门：\n请报名',
    ],
    ['<ol><li><p>签到</p><ul><li><p>门口</p></li></ul></li><li><p>交流</p></li></ol><p>完</p>', '签到\n门口\n交流\n完'],
    ['<p>一<br>二 &amp; 三</p><p></p><p>四</p>', '一\n二 & 三\n\n四'],
    [
      '<p>找<a href="mailto:a@b.cn">我</a>，<a href="tel:13800138000">13800138000</a></p>',
      '找我 (a@b.cn)，13800138000',
    ],
    ['<h1>题</h1><script>x()</script><p onclick="x()">字<img src="x"></p>', '题\n字'],
    ['<p><em>斜<b>粗斜</b></em></p>', '斜粗斜'],
  ]
  try {
    await migrateDatabase(old.url, { level: levelBefore('rich-text') })
    const channelId = uuid()
    await before.pool.query(`insert into channels (id, name, tier, flags) values ($1, 'Old', 1, $2)`, [
      channelId,
      allFlags,
    ])
    for (const [html, words] of bodies)
      await before.pool.query(
        `insert into notices (channel_id, id, title, body, start_at, end_at, duration_days, publisher, file, open_to_groups, grams)
         values ($1, $2, $3, $4, now(), now(), 1, '', '', false, '{}')`,
        [channelId, uuid(), words, html],
      )
    await migrateDatabase(old.url)
    await migrateDatabase(old.url)
    const rows = await before.system.select().from(notices)
    expect(rows).toHaveLength(bodies.length)
    for (const { title, body, bodyText, grams } of rows) {
      expect(bodyText).toBe(title)
      expect(grams).toEqual(gramsOf(channelId, [title], [bodyText]))
      expect(check(requiredRichText(500), body)).toEqual({ ok: true, value: body })
    }
    const of = (words: string) => rows.find(({ title }) => title === words)?.body.content
    expect(of('各部门：\n请报名')).toMatchObject([
      { content: [{ text: '各' }, { text: '部门', marks: [{ type: 'strong' }] }, { text: '：' }] },
      {
        content: [{ text: '请' }, { text: '报名', marks: [{ type: 'link', attrs: { href: 'https://example.cn/' } }] }],
      },
    ])
    expect(of('签到\n门口\n交流\n完')).toMatchObject([
      { type: 'ordered_list', content: [{ content: [{ type: 'paragraph' }, { type: 'bullet_list' }] }, {}] },
      { type: 'paragraph' },
    ])
  } finally {
    await before.close()
    await old.drop()
  }
})
