import { afterAll, describe, expect, test } from 'vitest'
import type { ProblemError } from '@icss/core/errors/problem-error.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import { maxTemplates } from '@icss/core/permission-templates/template-rules.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { testClient } from '../testing/test-client.ts'
import { startReplica, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
const replica = await startReplica(server)
afterAll(async () => {
  await replica.stop()
  await server.stop()
})
const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')
const only = (...held: string[]) => flags.map((flag) => held.includes(flag))

/** What became of calls at once: `done`, or the code of what was wrong with each. */
const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) =>
    one.status === 'fulfilled' ? 'done' : (one.reason as ProblemError).code,
  )

test('a right that is taken away is gone on another server as well, and whoever looks there is told', async () => {
  const plan = (kind: 'openAll' | 'closeAll') =>
    main.permissions.plan({ body: { kind, channelIds: [channelIdOf('subAdmin')] } })
  await main.permissions.apply({ body: await plan('openAll') })
  const sub = testClient(replica.url, () => server.headersOf('subAdmin'))
  const sessions = (await sub.sessions.follow({}))[Symbol.asyncIterator]()
  expect((await sessions.next()).value?.channel.flags).not.toContain(false)
  const make = (name: string) => sub.courses.create({ body: { name, headImage: 'h.jpg', serialNumber: 0 } })
  await make('开着')
  await main.permissions.apply({ body: await plan('closeAll') })
  expect(await codeOf(make('关了'))).toBe('session.forbidden')
  expect((await sessions.next()).value?.channel.flags).not.toContain(true)
  await sessions.return?.()
})

describe('templates', () => {
  test('many made at once are as many as there may be', async () => {
    const had = (await other.permissionTemplates.list()).total
    const calls = Array.from({ length: maxTemplates + 10 }, (_, at) =>
      other.permissionTemplates.create({ body: { name: `模板 ${at}`, flags: only('uploadFile') } }),
    )
    const ended = await outcomes(calls)
    expect(ended.filter((one) => one === 'done')).toHaveLength(maxTemplates - had)
    expect(ended.filter((one) => one === 'template.limit')).toHaveLength(had + 10)
    expect((await other.permissionTemplates.list()).total).toBe(maxTemplates)
  })

  test('one name asked for by several at once is given once', async () => {
    const calls = Array.from({ length: 5 }, () =>
      main.permissionTemplates.create({ body: { name: '同名', flags: only('uploadFile') } }),
    )
    const ended = await outcomes(calls)
    expect(ended.toSorted()).toEqual(['done', ...Array.from({ length: 4 }, () => 'template.name_taken')])
  })

  test('one that is edited while its plan waits makes the plan stale, and nobody gets what it was', async () => {
    const template = await main.permissionTemplates.create({ body: { name: '先窄后宽', flags: only('homeLogo') } })
    const channelIds = [channelIdOf('subAdmin')]
    const plan = await main.permissions.plan({ body: { kind: 'template', templateId: template.id, channelIds } })
    const before = await main.permissions.show({ query: {} })
    await main.permissionTemplates.update({
      params: { templateId: template.id },
      query: { version: template.version },
      body: { name: '先窄后宽', flags: only('homeLogo', 'uploadFile') },
    })
    expect(await codeOf(main.permissions.apply({ body: plan }))).toBe('operation.stale')
    expect((await main.permissions.show({ query: {} })).items).toEqual(before.items)
    await main.permissionTemplates.delete({ params: { templateId: template.id } })
    expect(await codeOf(main.permissions.apply({ body: plan }))).toBe('operation.stale')
  })
})

const group = (name: string, parentId = '', who = main) =>
  who.channelGroups.create({ body: { name, parentId, channelIds: [] } })

describe('channel groups', () => {
  test('two that move into each other at once end in no circle', async () => {
    const [east, west] = [await group('东'), await group('西')]
    const move = (one: typeof east, into: typeof east) =>
      main.channelGroups.update({
        params: { groupId: one.id },
        query: { version: one.version },
        body: { name: one.name, parentId: into.id, channelIds: [] },
      })
    expect((await outcomes([move(east, west), move(west, east)])).toSorted()).toEqual(['done', 'group.own_parent'])
  })

  test('content opened to one that is deleted meanwhile is open to none that is not there', async () => {
    const { id: contentId } = await main.courses.create({ body: { name: '并发', headImage: 'h.jpg', serialNumber: 0 } })
    const params = { kind: 'course', contentId } as const
    for (let round = 0; round < 5; round += 1) {
      const { id } = await group(`临时 ${round}`)
      const [opened, deleted] = await outcomes([
        main.contentPermissions.set({ params, body: { groupIds: [id] } }),
        main.channelGroups.delete({ params: { groupId: id } }),
      ])
      expect(deleted).toBe('done')
      expect(opened).toMatch(/^(done|request\.(invalid|not_found))$/)
      expect((await main.contentPermissions.show({ params })).groupIds).toEqual([])
    }
  })

  test('neither groups nor sub-channels of another channel are taken in', async () => {
    const foreign = await group('别人的组', '', other)
    expect((await problemOf(group('借用', foreign.id))).errors).toHaveProperty('parentId')
    const borrow = other.channelGroups.create({ body: { name: '借人', channelIds: [channelIdOf('subAdmin')] } })
    expect((await problemOf(borrow)).errors).toHaveProperty('channelIds')
    const rename = main.channelGroups.update({
      params: { groupId: foreign.id },
      query: { version: foreign.version },
      body: { name: '改名', parentId: '', channelIds: [] },
    })
    expect(await codeOf(rename)).toBe('request.not_found')
  })
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:x',
  'data:text/html,x',
  '//evil.cn',
  'ftp://a.cn',
])('a card leads nowhere that a browser would run: %s', async (url) => {
  const draft = { name: '周文', phone: '13812345670', links: [{ name: '官网', url }] }
  expect((await problemOf(main.businessCards.create({ body: draft }))).errors).toHaveProperty('links.0.url')
})
