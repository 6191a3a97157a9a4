import type { ProblemError } from '@icss/core/errors/problem-error.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileAddress } from '@icss/core/files/file-address.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { meanwhile } from '../testing/meanwhile.ts'
import { inHours } from '../testing/in-hours.ts'
import { startTestServer } from '../testing/test-server.ts'
import { tusClient } from '../testing/tus-client.ts'
import { sweepFiles } from '../files/sweep-files.ts'

const server = await startTestServer({ runs: false, webhooksAnywhere: true })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const channelId = channelIdOf('mainAdmin')
const tus = tusClient(server)
const { pool } = server.database

/** Does `work` while another transaction has made this statement and not committed it. */
const during = <T>(statement: string, values: readonly unknown[], work: () => Promise<T>) =>
  meanwhile(pool, (client) => client.query(statement, [...values]), work)

const course = (name: string, change = {}) =>
  main.courses.create({ body: { name, headImage: 'key.jpg', serialNumber: 1, ...change } })
const add = async (name: string) => {
  const file = await tus.whole(Buffer.from(name), { slot: 'cloudFile', name })
  return main.files.create({ body: { name, groupId: '', publisher: '办公室', file } })
}
const statusesOf = async (key: string) =>
  (await pool.query<{ status: string }>('select status from uploads where key = $1', [key.split('/').at(-1)])).rows.map(
    ({ status }) => status,
  )

const live = { startAt: inHours(1), endAt: inHours(2), type: 'ROOM' } as const
let tutorId = ''
const newLive = () => main.lives.create({ body: { ...live, name: '公开课', headImage: 'key.jpg', tutorId } })
const newTutor = async (name: string) =>
  (await main.tutors.create({ body: { name, avatar: 'key.jpg', introduction: '讲师', serial: 1 } })).id

beforeAll(async () => {
  tutorId = await newTutor('欧阳娜')
})

describe('what is deleted is judged as it is then', () => {
  test('a notice that is published meanwhile stays', async () => {
    const { id } = await main.notices.create({
      body: {
        title: '放假',
        body: '二月三日起放假',
        startAt: inHours(24),
        endAt: inHours(8 * 24),
        durationDays: 7,
        publisher: '办公室',
      },
    })
    const publish = `update notices set status = 'published' where id = $1`
    const refused = await during(publish, [id], () => codeOf(main.notices.delete({ params: { id } })))
    expect(refused).toBe('notice.published')
    expect((await main.notices.show({ params: { id } })).status).toBe('published')
  })

  test('a live that begins meanwhile stays', async () => {
    const { id } = await newLive()
    const begin = `update lives set status = 'L' where id = $1`
    expect(await during(begin, [id], () => codeOf(main.lives.delete({ params: { id } })))).toBe('live.wrong_status')
    expect((await main.lives.show({ params: { id } })).status).toBe('L')
  })

  test('the recording of a live stays when a course was made of it meanwhile, and goes with the live else', async () => {
    for (const [becomes, left] of [
      ['true', ['done']],
      ['false', []],
    ] as const) {
      const key = await tus.whole(Buffer.from('a recording'), { slot: 'cloudFile', name: 'a.txt' })
      const { id } = await newLive()
      await pool.query(`update lives set status = 'C', recording_url = $2 where id = $1`, [
        id,
        new URL(key, server.url).pathname,
      ])
      const convert = `update lives set is_course = ${becomes} where id = $1`
      await during(convert, [id], () => main.lives.delete({ params: { id } }))
      expect(await statusesOf(key)).toEqual(left)
    }
  })

  test('what was deleted meanwhile is not there', async () => {
    const { id } = await course('先删')
    const gone = await during('delete from courses where id = $1', [id], () =>
      codeOf(main.courses.delete({ params: { id } })),
    )
    expect(gone).toBe('request.not_found')
  })
})

describe('a file', () => {
  const restore = 'update files set deleted_at = null where id = $1'

  test('that is restored while it is to be erased is kept, bytes and all', async () => {
    const { id, file } = await add('restored.txt')
    await main.files.delete({ params: { id } })
    expect(await during(restore, [id], () => codeOf(main.files.erase({ body: { ids: [id] } })))).toBe(
      'request.not_found',
    )
    expect((await main.files.show({ params: { id } })).deletedAt).toBeNull()
    expect(await statusesOf(file)).toEqual(['done'])
    expect((await server.fetch(fileAddress(id), { who: 'mainAdmin' })).status).toBe(200)
  })

  test('that is erased while it is to be restored is gone for good', async () => {
    const { id } = await add('erased.txt')
    await main.files.delete({ params: { id } })
    const answers = await Promise.allSettled([
      main.files.erase({ body: { ids: [id] } }),
      main.files.restore({ body: { ids: [id] } }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const shown = await main.files.show({ params: { id } }).then(
      ({ deletedAt }) => deletedAt,
      ({ code }: ProblemError) => code,
    )
    expect(shown).toBe(answers[0]?.status === 'fulfilled' ? 'request.not_found' : null)
  })

  test('that is restored as its days end is kept', async () => {
    const { id, file } = await add('last-day.txt')
    await main.files.delete({ params: { id } })
    await pool.query(`update files set deleted_at = now() - interval '8 days' where id = $1`, [id])
    await during(restore, [id], () => sweepFiles(server))
    expect((await main.files.show({ params: { id } })).deletedAt).toBeNull()
    expect(await statusesOf(file)).toEqual(['done'])
  })

  test('is made of an upload that is whole, however the sweep goes about it', async () => {
    const old = async (name: string) => {
      const key = (await tus.whole(Buffer.from(name), { slot: 'cloudFile', name })).split('/').at(-1) ?? ''
      await pool.query(`update uploads set created_at = now() - interval '2 days' where key = $1`, [key])
      return key
    }
    const made = await old('late.txt')
    await meanwhile(
      pool,
      async (client) => {
        await client.query('select from uploads where key = $1 for share', [made])
        await client.query(
          `insert into files (channel_id, id, name, publisher, upload_id, file, type, size, grams)
           select channel_id, gen_random_uuid(), 'late', '', id, key, 'txt', 8, '{}' from uploads where key = $1`,
          [made],
        )
      },
      () => sweepFiles(server),
    )
    expect(await statusesOf(made)).toEqual(['done'])
    expect((await pool.query('select from files where file = $1', [made])).rowCount).toBe(1)

    const key = await old('leaving.txt')
    const body = { name: 'leaving', groupId: '', publisher: '办公室', file: key }
    const leave = `update uploads set status = 'leaving' where key = $1`
    expect(await during(leave, [key], () => codeOf(main.files.create({ body })))).toBe('file.not_uploaded')
  })
})

describe('what is pointed to stays, or is missing', () => {
  test('a category, a tutor, and a course of the carousel that go meanwhile', async () => {
    const category = await main.courseCategories.create({ body: { name: '将去' } })
    const body = { name: '课', headImage: 'key.jpg', serialNumber: 1, categoryId: category.id }
    const problem = await during('delete from categories where id = $1', [category.id], () =>
      problemOf(main.courses.create({ body })),
    )
    expect(problem.errors).toEqual({ categoryId: { code: 'category.missing', params: {} } })

    const going = await newTutor('将去')
    const withTutor = { ...live, name: '公开课', headImage: 'key.jpg', tutorId: going }
    const missing = await during('delete from tutors where id = $1', [going], () =>
      codeOf(main.lives.create({ body: withTutor })),
    )
    expect(missing).toBe('live.tutor_missing')

    const { id } = await course('轮播')
    const items = [{ kind: 'course', id }] as const
    const lost = await during('delete from courses where id = $1', [id], () =>
      codeOf(main.carouselCourses.set({ body: { items: [...items], before: [] } })),
    )
    expect(lost).toBe('course.carousel_missing')
  })

  test('content that is opened to a group while either goes', async () => {
    const { id: groupId } = await main.channelGroups.create({ body: { name: '将去' } })
    const { id: contentId } = await course('开放')
    const params = { kind: 'course', contentId } as const
    const gone = await during('delete from courses where id = $1', [contentId], () =>
      codeOf(main.contentPermissions.set({ params, body: { groupIds: [groupId] } })),
    )
    expect(gone).toBe('request.not_found')
    expect((await pool.query('select from content_permissions where content_id = $1', [contentId])).rowCount).toBe(0)

    const { id: other } = await course('开放二')
    const answers = await Promise.allSettled([
      main.contentPermissions.set({ params: { kind: 'course', contentId: other }, body: { groupIds: [groupId] } }),
      main.channelGroups.delete({ params: { groupId } }),
    ])
    expect(answers[1]).toMatchObject({ status: 'fulfilled' })
    expect(
      answers[0].status === 'fulfilled' || (answers[0].reason as { code: string }).code === 'request.invalid',
    ).toBe(true)
  })
})

describe('of many at once', () => {
  test('ten webhooks are made, and a hundred categories never', async () => {
    const hooks = await Promise.allSettled(
      Array.from({ length: 15 }, () => main.webhooks.create({ body: { url: 'http://127.0.0.1:9/' } })),
    )
    expect(hooks.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)

    const { total } = { total: (await main.tutorCategories.list()).items.length }
    await pool.query(
      `insert into categories (channel_id, id, kind, name, position)
       select $1, gen_random_uuid(), 'tutor', 'C' || i, i from generate_series(1, $2::int) i`,
      [channelId, 97 - total],
    )
    const made = await Promise.allSettled(
      ['甲', '乙', '丙', '丁', '戊'].map((name) => main.tutorCategories.create({ body: { name } })),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  test('no two groups come to lie within each other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [a, b] = await Promise.all(
        ['甲', '乙'].map((name) => main.channelGroups.create({ body: { name: `${name}${round}` } })),
      )
      const put = (of: typeof a, parent: typeof a) =>
        main.channelGroups.update({
          params: { groupId: of?.id ?? '' },
          query: { version: 1 },
          body: { name: of?.name ?? '', parentId: parent?.id ?? '' },
        })
      const answers = await Promise.allSettled([put(a, b), put(b, a)])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })
})
