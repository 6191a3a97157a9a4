import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { fileAddress } from '@icss/core/files/file-address.ts'
import { type Person, channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'
import { tusClient } from '../testing/tus-client.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const day = 86_400_000
// Of one moment: a millisecond between two would make the window longer than its days.
const now = Date.now()
const at = (days: number) => new Date(now + days * day).toISOString()

let tutorId = ''
let groupId = ''
beforeAll(async () => {
  const tutor = { name: '欧阳娜', introduction: '简介', avatar: 'a.jpg', serial: 1 }
  ;({ id: tutorId } = await main.tutors.create({ body: tutor }))
  const group = { name: '华南', channelIds: [channelIdOf('subAdmin')] }
  ;({ id: groupId } = await main.channelGroups.create({ body: group }))
})

interface Kind {
  /** Makes one, as whoever it is of sees it. */
  readonly add: () => Promise<string>
  readonly received: (who: TestClient) => Promise<readonly { readonly id: string }[]>
  /** Reads one that was opened to the channel; throws when it is not there. */
  readonly read: (who: TestClient, id: string) => Promise<unknown>
  /** Reads one as if it were the channel's own. */
  readonly show: (who: TestClient, id: string) => Promise<unknown>
  readonly remove: (id: string) => Promise<unknown>
}

const live = { type: 'ROOM', headImage: 'h.jpg', startAt: at(1), endAt: at(2) } as const
const notice = { body: '正文', startAt: at(-1), endAt: at(6), durationDays: 7, publisher: '办公室', openToGroups: true }

const kinds: Readonly<Partial<Record<ContentKind, Kind>>> = {
  course: {
    add: async () => (await main.courses.create({ body: { name: '课', headImage: 'h.jpg', serialNumber: 0 } })).id,
    received: async (who) => (await who.receivedCourses.list({ query: {} })).items,
    read: (who, id) => who.receivedCourses.show({ params: { id } }),
    show: (who, id) => who.courses.show({ params: { id } }),
    remove: (id) => main.courses.delete({ params: { id } }),
  },
  live: {
    add: async () => (await main.lives.create({ body: { name: '直播', tutorId, ...live } })).id,
    received: async (who) => (await who.receivedLives.list({ query: {} })).items,
    read: (who, id) => who.receivedLives.show({ params: { id } }),
    show: (who, id) => who.lives.show({ params: { id } }),
    remove: (id) => main.lives.delete({ params: { id } }),
  },
  file: {
    async add() {
      const file = await tusClient(server).whole(Buffer.from('内容'), { slot: 'cloudFile', name: '手册.txt' })
      return (await main.files.create({ body: { name: '手册.txt', groupId: '', publisher: '办公室', file } })).id
    },
    received: async (who) => (await who.receivedFiles.list({ query: {} })).items,
    async read(who, id) {
      const person = (['subAdmin', 'otherMainAdmin', 'chamberAdmin'] as const).find((one) => clients[one] === who)
      const answer = await server.fetch(fileAddress(id), { who: person ?? 'otherMainAdmin' })
      if (answer.status === 404) throw new ProblemError('request.not_found')
      return answer.text()
    },
    show: (who, id) => who.files.show({ params: { id } }),
    async remove(id) {
      await main.files.delete({ params: { id } })
      await main.files.erase({ body: { ids: [id] } })
    },
  },
  notice: {
    async add() {
      const { id } = await main.notices.create({ body: { title: '通知', ...notice } })
      await main.notices.setStatus({ params: { id }, body: { status: 'published' } })
      return id
    },
    received: async (who) => (await who.receivedNotices.list({ query: {} })).items,
    read: (who, id) => who.receivedNotices.see({ params: { id } }),
    show: (who, id) => who.notices.show({ params: { id } }),
    async remove(id) {
      await main.notices.setStatus({ params: { id }, body: { status: 'withdrawn' } })
      await main.notices.delete({ params: { id } })
    },
  },
}

const people = ['subAdmin', 'otherMainAdmin', 'chamberAdmin'] as const satisfies readonly Person[]
const clients = Object.fromEntries(people.map((person) => [person, server.as(person)])) as Record<
  (typeof people)[number],
  TestClient
>
const others = [clients.otherMainAdmin, clients.chamberAdmin]

describe.each(Object.keys(kinds) as ContentKind[])('a %s of a main channel', (kind) => {
  const { add, received, read, show, remove } = kinds[kind] as Kind
  const open = (contentId: string, groupIds: string[]) =>
    main.contentPermissions.set({ params: { kind, contentId }, body: { groupIds } })

  test('is read by the sub-channel of a group that it is open to, and by nobody else', async () => {
    const id = await add()
    const { subAdmin: sub } = clients
    expect(await codeOf(read(sub, id))).toBe('request.not_found')
    await open(id, [groupId])
    expect((await received(sub)).map((one) => one.id)).toEqual([id])
    await read(sub, id)
    // Reading is not owning: its own endpoints do not know it, or it may not use them at all.
    expect(['request.not_found', 'session.forbidden']).toContain(await codeOf(show(sub, id)))
    for (const other of others) {
      expect(await received(other)).toEqual([])
      expect(await codeOf(read(other, id))).toBe('request.not_found')
      expect(await codeOf(show(other, id))).toBe('request.not_found')
    }
    await open(id, [])
    expect(await received(sub)).toEqual([])
    expect(await codeOf(read(sub, id))).toBe('request.not_found')
  })

  test('is opened by its own channel only, and its opening goes with it', async () => {
    const id = await add()
    const { otherMainAdmin: other, chamberAdmin: chamber } = clients
    const body = { groupIds: [groupId] }
    for (const stranger of [other, chamber])
      expect(['request.not_found', 'session.forbidden']).toContain(
        await codeOf(stranger.contentPermissions.set({ params: { kind, contentId: id }, body })),
      )
    await open(id, [groupId])
    await remove(id)
    const { rows } = await server.database.pool.query('select from content_permissions where content_id = $1', [id])
    expect(rows).toEqual([])
  })
})

describe('why a sub-channel sees a course', () => {
  test('is told link by link, and only to its main channel', async () => {
    const { id: contentId } = await main.courses.create({ body: { name: '课二', headImage: 'h.jpg', serialNumber: 0 } })
    const params = { kind: 'course', contentId } as const
    const subChannelId = channelIdOf('subAdmin')
    const explain = () => main.contentPermissions.explain({ params, query: { subChannelId } })
    expect(await explain()).toMatchObject({ sees: false, missing: 'notOpen', ways: [], groups: [{ id: groupId }] })
    await main.contentPermissions.set({ params, body: { groupIds: [groupId] } })
    expect(await explain()).toMatchObject({ sees: true, missing: null, ways: [[{ id: groupId, name: '华南' }]] })
    const elsewhere = { params, query: { subChannelId: channelIdOf('otherMainAdmin') } }
    expect(await codeOf(main.contentPermissions.explain(elsewhere))).toBe('request.not_found')
    for (const other of others)
      expect(await codeOf(other.contentPermissions.explain({ params, query: { subChannelId } }))).toMatch(
        /^(?:request\.not_found|session\.forbidden)$/,
      )
    // A group that goes takes its openings with it.
    const { id: gone } = await main.channelGroups.create({ body: { name: '临时', channelIds: [subChannelId] } })
    await main.contentPermissions.set({ params, body: { groupIds: [gone] } })
    await main.channelGroups.delete({ params: { groupId: gone } })
    expect(await explain()).toMatchObject({ sees: false, missing: 'notOpen', openTo: [] })
  })
})
