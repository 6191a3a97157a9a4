import { afterAll, describe, expect, test } from 'vitest'
import { allFlags, flags } from '@icss/core/permissions/flags.ts'
import { contentOpenTo } from '../content-permissions/content-permissions.repository.ts'
import { createFirstProvider } from '../platform/first-provider.ts'
import { addClerk } from '../testing/clerks.ts'
import { channelIdOf, numberOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const provider = server.as('provider')
const sub = { subChannelId: channelIdOf('subAdmin') }
const only = (...held: string[]) => flags.map((flag) => held.includes(flag))

let next = 830_000
const draft = (change: object = {}) => ({
  name: `频道${(next += 1)}`,
  abbreviation: '频道',
  accountNumber: String(next),
  templateId: '',
  ...change,
})

const login = (accountNumber: string, password: string | null) =>
  server.as({}).sessions.adminLogin({ body: { accountNumber, password: password ?? '' } })

test('a sub-channel is opened with its account, renamed, disabled and enabled', async () => {
  const template = await main.permissionTemplates.create({ body: { name: '只发通知', flags: only('publishNotice') } })
  const body = draft({ adminPhone: '13600136000', templateId: template.id })
  const { subChannel, initialPassword } = await main.subChannels.create({ body })
  expect(subChannel).toMatchObject({
    accountNumber: body.accountNumber,
    templateName: '只发通知',
    flags: only('publishNotice'),
  })
  expect((await login(body.accountNumber, initialPassword)).entity).toMatchObject({
    mouldPower: only('publishNotice'),
    superiorChannelId: channelIdOf('mainAdmin'),
  })
  const params = { subChannelId: subChannel.id }
  const rest = { abbreviation: '频道', templateId: '' }
  const renamed = await main.subChannels.update({
    params,
    query: { version: subChannel.version },
    body: { name: '改名', ...rest },
  })
  expect(renamed).toMatchObject({ name: '改名', templateId: template.id })
  const taken = { params, query: { version: renamed.version }, body: { name: 'Channel of subAdmin', ...rest } }
  expect((await problemOf(main.subChannels.update(taken))).errors.name?.code).toBe('channel.name_taken')
  expect((await main.subChannels.disable({ params })).enabled).toBe(false)
  expect((await login(body.accountNumber, initialPassword)).code).toBe('session.disabled')
  await main.subChannels.enable({ params })
  const reset = await main.subChannels.resetPassword({ params })
  expect((await login(body.accountNumber, initialPassword)).success).toBe(2)
  expect((await login(body.accountNumber, reset.initialPassword)).success).toBe(0)
})

test('flags that are set one by one detach a sub-channel from its template, within what the giver holds', async () => {
  const { subChannel: made } = await main.subChannels.create({ body: draft({ ownFlags: only('uploadCourse') }) })
  expect(made).toMatchObject({ templateId: null, flags: only('uploadCourse') })
  const params = { subChannelId: made.id }
  const body = { name: made.name, abbreviation: made.abbreviation }
  const both = { ...body, templateId: made.id, ownFlags: only() }
  const refused = await problemOf(main.subChannels.update({ params, query: { version: made.version }, body: both }))
  expect(refused.errors['ownFlags']?.code).toBe('account.template_or_own')
  const change = (client: typeof main, ownFlags: boolean[], version: number) =>
    client.subChannels.update({ params, query: { version }, body: { ...body, ownFlags } })
  const changed = await change(main, only('publishNotice'), made.version)
  expect(changed).toMatchObject({ templateId: null, flags: only('publishNotice') })
  const { headers } = await addClerk(server.database, 'mainAdmin', only('accountManagement', 'publishNotice'))
  const clerk = server.as(headers)
  expect(await codeOf(change(clerk, only('uploadCourse'), changed.version))).toBe('template.beyond_own')
  expect(await codeOf(clerk.subChannels.create({ body: draft({ ownFlags: only('uploadCourse') }) }))).toBe(
    'template.beyond_own',
  )
  expect((await main.subChannels.show({ params })).flags).toEqual(only('publishNotice'))
})

test('a sub-channel may store what its main channel says, and no more than that has', async () => {
  const { storageQuotaBytes: own } = await main.channels.show()
  const { subChannel: made } = await main.subChannels.create({ body: draft({ storageQuotaBytes: 5000 }) })
  expect(made.storageQuotaBytes).toBe(5000)
  const params = { subChannelId: made.id }
  const change = (storageQuotaBytes: number) =>
    main.subChannels.update({
      params,
      query: { version: made.version },
      body: { name: made.name, abbreviation: made.abbreviation, storageQuotaBytes },
    })
  expect((await problemOf(change(own + 1))).errors['storageQuotaBytes']?.code).toBe('rule.number_range')
  expect((await change(own)).storageQuotaBytes).toBe(own)
})

test('a template in use is edited for all who have it, and neither it nor the default is deleted', async () => {
  const template = await main.permissionTemplates.create({ body: { name: '多人', flags: only('homeLogo') } })
  const { subChannel } = await main.subChannels.create({ body: draft({ templateId: template.id }) })
  const params = { templateId: template.id }
  expect((await main.permissionTemplates.show({ params })).inUse).toBe(1)
  expect(await codeOf(main.permissionTemplates.delete({ params }))).toBe('template.in_use')
  await main.permissionTemplates.update({
    params,
    query: { version: 1 },
    body: { name: '多人', flags: only('homeIcon') },
  })
  const shown = await main.subChannels.show({ params: { subChannelId: subChannel.id } })
  expect(shown.flags).toEqual(only('homeIcon'))
  const duplicate = main.permissionTemplates.create({ body: { name: '多人', flags: only('homeIcon') } })
  expect((await problemOf(duplicate)).errors.name?.code).toBe('template.name_taken')
  const nothing = main.permissionTemplates.create({ body: { name: '空', flags: only() } })
  expect((await problemOf(nothing)).errors.flags?.code).toBe('template.nothing_selected')
  const standard = (await main.permissionTemplates.list()).items.find(({ isDefault }) => isDefault)
  const all = { templateId: standard?.id ?? '' }
  expect(standard?.flags).toEqual([...allFlags])
  expect(await codeOf(main.permissionTemplates.delete({ params: all }))).toBe('template.default_fixed')
  const edit = { params: all, query: { version: 1 }, body: { name: '改', flags: only('homeIcon') } }
  expect(await codeOf(main.permissionTemplates.update(edit))).toBe('template.default_fixed')
})

test('as many sub-channels as the quota says, also when opened at once', async () => {
  const other = server.as('otherMainAdmin')
  await provider.platform.setQuotas({
    params: { channelId: channelIdOf('otherMainAdmin') },
    body: { storageQuotaBytes: 5_000_000, subChannelQuota: 2 },
  })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 4 }, () => other.subChannels.create({ body: draft() })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await problemOf(other.subChannels.create({ body: draft() }))).toMatchObject({
    code: 'channel.sub_limit',
    params: { max: 2 },
  })
  expect(await other.subChannels.list({ query: {} })).toMatchObject({ total: 2, quota: 2 })
  expect((await other.channels.show()).storageQuotaBytes).toBe(5_000_000)
})

describe('the provider', () => {
  test('opens main channels, sub-channels and chambers', async () => {
    const open = (change: object) =>
      provider.platform.openChannel({ body: { ...draft(), templateId: undefined, ...change } as never })
    const opened = await open({ kind: 'main' })
    const below = await open({ kind: 'sub', superiorChannelId: opened.channel.id })
    const chamber = await open({ kind: 'chamber', cocId: 'coc-77', cocName: '' })
    expect([opened, below, chamber].map(({ channel }) => channel.kind)).toEqual(['main', 'sub', 'chamber'])
    expect(chamber.channel).toMatchObject({ cocName: chamber.channel.name, flags: [...allFlags] })
    const entered = await login(chamber.channel.accountNumber ?? '', chamber.initialPassword)
    expect(entered.entity).toMatchObject({ cocId: 'coc-77' })
    expect((await problemOf(open({ kind: 'chamber', cocId: 'coc-77' }))).errors.cocId?.code).toBe(
      'channel.coc_id_taken',
    )
    expect((await problemOf(open({ kind: 'sub' }))).errors.superiorChannelId?.code).toBe('rule.required')
    expect(
      (await problemOf(open({ kind: 'sub', superiorChannelId: below.channel.id }))).errors.superiorChannelId?.code,
    ).toBe('request.not_found')
    const { items } = await provider.platform.listChannels({ query: { kind: 'chamber', pageSize: 50 } })
    expect(items.map(({ id }) => id)).toContain(chamber.channel.id)
    expect(items.map(({ id }) => id)).not.toContain(channelIdOf('provider'))
  })

  test('issues accounts, makes one administrator, resets passwords and disables', async () => {
    const params = { channelId: channelIdOf('otherChamberAdmin') }
    const issue = (number: string, admin: boolean) =>
      provider.platform.issueAccount({ params, body: { number, name: '新管理员', phone: '13300133000', admin } })
    const plain = await issue('840001', false)
    expect(plain.account).toMatchObject({ role: 'channel-account', isCurrentAdmin: false, templateName: '全部开放' })
    const boss = await issue('840002', true)
    expect(boss.account).toMatchObject({ role: 'chamber-admin', isCurrentAdmin: true })
    const { items } = await provider.platform.listAccounts({ params, query: { q: numberOf('otherChamberAdmin') } })
    expect(items[0]).toMatchObject({ role: 'channel-account', isCurrentAdmin: false })
    const one = { ...params, accountId: boss.account.id }
    const { initialPassword } = await provider.platform.resetPassword({ params: one })
    expect((await login('840002', boss.initialPassword)).success).toBe(2)
    expect((await login('840002', initialPassword)).success).toBe(0)
    expect(await codeOf(provider.platform.disableAccount({ params: one }))).toBe('account.admin_needed')
    const other = { ...params, accountId: plain.account.id }
    await provider.platform.disableAccount({ params: other })
    expect((await login('840001', plain.initialPassword)).code).toBe('session.disabled')
    await provider.platform.enableAccount({ params: other })
    await provider.platform.disableChannel({ params })
    expect((await login('840002', initialPassword)).code).toBe('session.disabled')
    await provider.platform.enableChannel({ params })
    const own = { channelId: channelIdOf('provider') }
    expect(await codeOf(provider.platform.disableChannel({ params: own }))).toBe('request.not_found')
  })

  test('is made by the first start that finds none, and only then', async () => {
    const config = { account: '100009', password: 'first_start' }
    expect(await createFirstProvider(server.database, config)).toBe(false)
    await server.database.pool.query(`update accounts set role = 'channel-account' where role = 'provider'`)
    expect(await createFirstProvider(server.database, config)).toBe(true)
    expect((await login('100009', 'first_start')).success).toBe(0)
    await server.database.pool.query(`update accounts set role = 'provider' where number = $1`, [numberOf('provider')])
  })
})

const save = (body: { name: string; parentId?: string; channelIds?: string[] }) =>
  main.channelGroups.create({ body: { parentId: '', channelIds: [], ...body } })

describe('channel groups', () => {
  test('hold own sub-channels only, and stand in one another without a circle', async () => {
    const outer = await save({ name: '华南' })
    const inner = await save({ name: '深圳', parentId: outer.id, channelIds: [sub.subChannelId] })
    expect(inner).toMatchObject({ parentId: outer.id, channelIds: [sub.subChannelId] })
    expect((await problemOf(save({ name: '深圳' }))).errors.name?.code).toBe('group.name_taken')
    for (const id of [channelIdOf('otherMainAdmin'), channelIdOf('mainAdmin'), 'none'])
      expect((await problemOf(save({ name: `组${id.slice(0, 5)}`, channelIds: [id] }))).errors.channelIds?.code).toBe(
        'request.not_found',
      )
    const circle = { name: '华南', parentId: inner.id, channelIds: [] }
    const move = main.channelGroups.update({ params: { groupId: outer.id }, query: { version: 1 }, body: circle })
    expect((await problemOf(move)).errors.parentId?.code).toBe('group.own_parent')
    await main.channelGroups.delete({ params: { groupId: outer.id } })
    expect((await main.channelGroups.show({ params: { groupId: inner.id } })).parentId).toBeNull()
    await main.channelGroups.delete({ params: { groupId: inner.id } })
  })

  test('open content to the sub-channels in them and in groups within', async () => {
    const { system } = server.database
    const { id: contentId } = await main.courses.create({ body: { name: '课', headImage: 'h.jpg', serialNumber: 1 } })
    const params = { kind: 'course', contentId } as const
    const outer = await save({ name: '外' })
    await save({ name: '内', parentId: outer.id, channelIds: [sub.subChannelId] })
    const seen = () =>
      contentOpenTo(system, { id: sub.subChannelId, superiorChannelId: channelIdOf('mainAdmin') }, 'course')
    expect(await seen()).toEqual([])
    const set = (groupIds: string[]) => main.contentPermissions.set({ params, body: { groupIds } })
    expect((await set([outer.id])).groupIds).toEqual([outer.id])
    expect(await seen()).toEqual([params.contentId])
    expect((await main.contentPermissions.list({ query: { groupId: outer.id } })).items).toEqual([
      { ...params, name: '课', groupIds: [outer.id] },
    ])
    expect((await problemOf(set([params.contentId]))).errors.groupIds?.code).toBe('request.not_found')
    await set([])
    expect(await seen()).toEqual([])
    expect(await codeOf(server.as('otherMainAdmin').contentPermissions.show({ params }))).toBe('request.not_found')
  })
})
