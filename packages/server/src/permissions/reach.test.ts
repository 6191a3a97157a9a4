import { Readable } from 'node:stream'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { allFlags, type Flag, flags } from '@icss/core/permissions/flags.ts'
import { addClerk, type Clerk } from '../testing/clerks.ts'
import { finished, rejectedOf } from '../testing/import-file.ts'
import { keptCode } from '../testing/kept-code.ts'
import { hashOf } from '../sessions/session-secret.ts'
import { accountIdOf, channelIdOf, passwordOf, secretOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'

/*
 * Whoever manages accounts touches nothing that holds more than they do: no account, no template, no sub-channel, by no
 * call, plan, import or undo (ADR 14).
 */
const server = await startTestServer()
afterAll(() => server.stop())
const { pool } = server.database

const main = server.as('mainAdmin')
const channelId = channelIdOf('mainAdmin')
const only = (...held: Flag[]) => flags.map((flag) => held.includes(flag))
const manager = only('accountManagement')

const subChannelId = channelIdOf('subAdmin')

/** All that holds flags or opens a door, as it stands. */
async function holdings(): Promise<unknown> {
  const { rows } = await pool.query(
    `select id::text, version, enabled::text, template_id::text, flags::text from channels
     union all select id::text, version, enabled::text, template_id::text, password_hash || coalesce(deleted_at::text, '') from accounts
     union all select id::text, version, name, null, flags::text from permission_templates order by 1`,
  )
  return rows
}

interface Target {
  readonly client: TestClient
  readonly target: Clerk
  readonly version: number
}

const writes: Record<string, (scene: Target) => Promise<unknown>> = {
  'accounts.update': ({ client, target: { accountId } }) =>
    client.accounts.update({ params: { accountId }, query: { version: 1 }, body: { name: '改', templateId: '' } }),
  'accounts.enable': ({ client, target: { accountId } }) => client.accounts.enable({ params: { accountId } }),
  'accounts.disable': ({ client, target: { accountId } }) => client.accounts.disable({ params: { accountId } }),
  'accounts.resetPassword': ({ client, target: { accountId } }) =>
    client.accounts.resetPassword({ params: { accountId } }),
  'accounts.delete': ({ client, target: { accountId } }) => client.accounts.delete({ params: { accountId } }),
  'permissionTemplates.update': ({ client, target: { templateId } }) =>
    client.permissionTemplates.update({
      params: { templateId },
      query: { version: 1 },
      body: { name: '改', flags: manager },
    }),
  'subChannels.update': ({ client, version }) =>
    client.subChannels.update({
      params: { subChannelId },
      query: { version },
      body: { name: '改名', abbreviation: '改' },
    }),
  'subChannels.enable': ({ client }) => client.subChannels.enable({ params: { subChannelId } }),
  'subChannels.disable': ({ client }) => client.subChannels.disable({ params: { subChannelId } }),
  'subChannels.resetPassword': ({ client }) => client.subChannels.resetPassword({ params: { subChannelId } }),
  'permissions.plan closeAll': ({ client }) => client.permissions.plan({ body: { kind: 'closeAll' } }),
}

const setSub = (held: readonly boolean[]) =>
  pool.query('update channels set flags = $2, enabled = true, template_id = null where id = $1', [subChannelId, held])

const versionOfSub = async () => {
  const { rows } = await pool.query<{ version: number }>('select version from channels where id = $1', [subChannelId])
  return rows[0]?.version ?? 0
}

/** A manager of accounts who holds `held`, and something of each kind that holds `more`. */
async function scene(held: readonly boolean[], more: readonly boolean[]): Promise<Target> {
  const { headers } = await addClerk(server.database, 'mainAdmin', held)
  await setSub(more)
  return {
    client: server.as(headers),
    target: await addClerk(server.database, 'mainAdmin', more),
    version: await versionOfSub(),
  }
}

describe.each(flags.filter((flag) => flag !== 'accountManagement'))('what holds %s', (flag) => {
  test.each(Object.entries(writes))('is not touched by who lacks it: %s', async (_, write) => {
    const lacking = await scene(
      allFlags.map((_held, id) => flags[id] !== flag),
      only(flag),
    )
    const before = await holdings()
    expect(await codeOf(write(lacking))).toBe('permission.beyond_reach')
    expect(await holdings()).toEqual(before)
  })
})

test.each(Object.entries(writes))('who holds as much does it: %s', async (_, write) => {
  const able = await scene(only('accountManagement', 'homeLogo'), only('homeLogo'))
  await expect(write(able)).resolves.not.toThrow()
})

test('a template is deleted by nobody who lacks what it holds', async () => {
  const { headers } = await addClerk(server.database, 'mainAdmin', manager)
  const { templateId, accountId } = await addClerk(server.database, 'mainAdmin', allFlags)
  await pool.query('update accounts set template_id = null where id = $1', [accountId])
  const client = server.as(headers)
  expect(await codeOf(client.permissionTemplates.delete({ params: { templateId } }))).toBe('permission.beyond_reach')
  await main.permissionTemplates.delete({ params: { templateId } })
})

describe('runs', () => {
  beforeEach(() => setSub(only('uploadFile', 'homeLogo')))

  test('a plan that the administrator made is not applied by who reaches less', async () => {
    const plan = await main.permissions.plan({ body: { kind: 'closeAll', channelIds: [subChannelId] } })
    const { headers } = await addClerk(server.database, 'mainAdmin', manager)
    expect(await codeOf(server.as(headers).permissions.apply({ body: plan }))).toBe('permission.beyond_reach')
    await main.permissions.apply({ body: plan })
  })

  test('an undo gives nobody flags back that whoever undoes it lacks', async () => {
    const plan = await main.permissions.plan({ body: { kind: 'closeAll', channelIds: [subChannelId] } })
    const run = await main.permissions.apply({ body: plan })
    const { headers } = await addClerk(server.database, 'mainAdmin', only('accountManagement', 'uploadFile'))
    const client = server.as(headers)
    const undone = await client.operations.undo({ params: { operationId: run.id } })
    expect(await finished(client, undone.id)).toMatchObject({ status: 'done', updated: 0, bad: 1 })
    expect(await rejectedOf(client, undone)).toMatchObject([{ code: 'template.beyond_own' }])
    expect((await main.subChannels.show({ params: { subChannelId } })).flags).toEqual(only())
  })

  test('an undo of an import deletes no sub-channel beyond reach', async () => {
    const table = '频道名称,频道简称,管理员账号\n被撤销的,撤销,869901\n'
    const query = { fileName: 'channels.csv' }
    const { id } = await main.subChannels.import({ query, body: Buffer.from(table) }, { timeout: 0 })
    expect(await rejectedOf(main, await finished(main, id))).toEqual([])
    const { headers } = await addClerk(server.database, 'mainAdmin', manager)
    const client = server.as(headers)
    const undone = await client.operations.undo({ params: { operationId: id } })
    expect(await finished(client, undone.id)).toMatchObject({ deleted: 0, bad: 1 })
    expect(await rejectedOf(client, undone)).toMatchObject([{ value: '被撤销的', code: 'permission.beyond_reach' }])
    expect((await main.subChannels.list({ query: { q: '被撤销的' } })).total).toBe(1)
  })

  test('an undo of an import of accounts touches none that holds more by now', async () => {
    const table = '账号,姓名\n869902,甲\n869903,乙\n'
    const query = { fileName: 'accounts.csv' }
    const { id } = await main.accounts.import({ query, body: Buffer.from(table) }, { timeout: 0 })
    expect(await finished(main, id)).toMatchObject({ created: 2 })
    const strong = await addClerk(server.database, 'mainAdmin', only('publishNotice'))
    await pool.query(`update accounts set template_id = $1 where number = '869902'`, [strong.templateId])
    const { headers } = await addClerk(server.database, 'mainAdmin', manager)
    const client = server.as(headers)
    const undone = await client.operations.undo({ params: { operationId: id } })
    expect(await finished(client, undone.id)).toMatchObject({ deleted: 1, bad: 1 })
    expect(await rejectedOf(client, undone)).toMatchObject([{ value: '甲', code: 'permission.beyond_reach' }])
  })

  test('a run that is resumed goes as far as whoever resumes it reaches', async () => {
    const strong = await addClerk(server.database, 'mainAdmin', only('publishNotice'))
    const { rows } = await pool.query<{ name: string }>('select name from permission_templates where id = $1', [
      strong.templateId,
    ])
    const table = `账号,姓名,权限模板\n869904,丙,${rows[0]?.name}\n`
    const query = { fileName: 'resumed.csv' }
    const { id } = await main.accounts.import({ query, body: Buffer.from(table) }, { timeout: 0 })
    await finished(main, id)
    // As if it had been cancelled before its first row.
    await pool.query(`delete from accounts where number = '869904'`)
    await pool.query('delete from operation_changes where operation_id = $1', [id])
    await pool.query(
      `update operations set status = 'cancelled', rows_done = 0, good = 0, created = 0, file_key = $2 where id = $1`,
      [id, `imports/${channelId}/${id}`],
    )
    await server.storage.put(`imports/${channelId}/${id}`, Readable.from([Buffer.from(table)]))
    const { headers } = await addClerk(server.database, 'mainAdmin', manager)
    const client = server.as(headers)
    await client.operations.resume({ params: { operationId: id } })
    expect(await finished(client, id)).toMatchObject({ status: 'done', created: 0, bad: 1 })
    expect(await rejectedOf(client, { id })).toMatchObject([{ code: 'template.beyond_own' }])
  })
})

test('a template that holds more than its giver is not given, though the channel lacks the rest as well', async () => {
  // What the channel comes to hold later would else be held by an account that a clerk made.
  const { headers } = await addClerk(server.database, 'subAdmin', manager)
  await setSub(manager)
  const client = server.as(headers)
  const { items } = await client.permissionTemplates.list()
  const all = items.find(({ isDefault }) => isDefault)
  const create = client.accounts.create({ body: { number: '869905', name: '丁', templateId: all?.id ?? '' } })
  expect(await codeOf(create)).toBe('template.beyond_own')
})

describe('the administrator', () => {
  const boss = server.as('otherMainAdmin')
  const own = { channelId: channelIdOf('otherMainAdmin') }
  const provider = server.as('provider')
  const codeFor = async (accountId: string, phone: string) => {
    await main.channels.sendAdminCode({ body: { accountId } })
    return keptCode(server, phone)
  }

  test('is an account that can log in: the database takes no other', async () => {
    const id = accountIdOf('otherMainAdmin')
    for (const change of ['enabled = false', 'deleted_at = now()'])
      await expect(pool.query(`update accounts set ${change} where id = $1`, [id])).rejects.toMatchObject({
        constraint: 'channels_admin_account',
      })
  })

  test('is none whose password somebody else has set since, however close both come', async () => {
    for (let round = 0; round < 8; round += 1) {
      const phone = `1370000000${round}`
      const candidate = await addClerk(server.database, 'mainAdmin', only(), { phone })
      const clerk = await addClerk(server.database, 'mainAdmin', allFlags)
      const params = { accountId: candidate.accountId }
      const code = await codeFor(params.accountId, phone)
      const [reset, change] = await Promise.allSettled([
        server.as(clerk.headers).accounts.resetPassword({ params }),
        main.channels.changeAdmin({ body: { ...params, code, currentPassword: passwordOf } }),
      ])
      // One of the two came second and was refused.
      expect([reset.status, change.status].filter((status) => status === 'fulfilled')).toHaveLength(1)
      const { rows } = await pool.query<{ must_change_password: boolean }>(
        `select must_change_password from accounts a join channels c on c.admin_account_id = a.id where c.id = $1`,
        [channelId],
      )
      expect(rows[0]?.must_change_password).toBe(false)
      // For the next round the administrator is the one who is logged in again.
      await restoreAdmin()
    }
  })

  test('is not lost when it is deleted while it is appointed', async () => {
    for (let round = 0; round < 8; round += 1) {
      const phone = `1371000000${round}`
      const candidate = await addClerk(server.database, 'mainAdmin', only(), { phone })
      const clerk = await addClerk(server.database, 'mainAdmin', allFlags)
      const params = { accountId: candidate.accountId }
      const code = await codeFor(params.accountId, phone)
      await Promise.allSettled([
        server.as(clerk.headers).accounts.delete({ params }),
        main.channels.changeAdmin({ body: { ...params, code, currentPassword: passwordOf } }),
      ])
      const { rows } = await pool.query(
        `select from channels c join accounts a on a.id = c.admin_account_id where c.id = $1 and a.enabled and a.deleted_at is null`,
        [channelId],
      )
      expect(rows).toHaveLength(1)
      await restoreAdmin()
    }
  })

  test('is appointed by the provider where there is none, and never with a password that was issued', async () => {
    await pool.query('update channels set admin_account_id = null where id = $1', [own.channelId])
    const issued = await addClerk(server.database, 'otherMainAdmin', only(), {
      phone: '13720000000',
      mustChangePassword: true,
    })
    const able = await addClerk(server.database, 'otherMainAdmin', only(), { phone: '13720000001' })
    const appoint = ({ accountId }: Clerk) => provider.platform.appointAdmin({ params: own, body: { accountId } })
    expect(await codeOf(appoint(issued))).toBe('account.password_issued')
    expect(await appoint(able)).toMatchObject({ accountNumber: able.number, adminPhone: '13720000001' })
    expect(await codeOf(appoint(able))).toBe('account.is_current_admin')
    const strange = await addClerk(server.database, 'mainAdmin', only(), { phone: '13720000002' })
    expect(await codeOf(appoint(strange))).toBe('request.not_found')
    expect(await codeOf(boss.channels.changeAdmin({ body: { accountId: able.accountId } }))).not.toBe('ok')
  })
})

async function restoreAdmin(): Promise<void> {
  const id = accountIdOf('mainAdmin')
  await pool.query(`update accounts set role = 'channel-account' where channel_id = $1 and id <> $2`, [channelId, id])
  await pool.query(`update accounts set role = 'channel-admin', template_id = null where id = $1`, [id])
  await pool.query('update channels set admin_account_id = $2 where id = $1', [channelId, id])
  await pool.query(
    `insert into sessions (hash, id, kind, channel_id, account_id, expires_at)
     values ($1, gen_random_uuid(), 'cookie', $2, $3, now() + interval '1 hour') on conflict do nothing`,
    [hashOf(secretOf('mainAdmin')), channelId, id],
  )
}
