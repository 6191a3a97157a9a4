import { afterAll, describe, expect, test } from 'vitest'
import type { TutorListQuery } from '@icss/core/tutors/tutors.contract.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const other = server.as('otherChamberAdmin')
const draft = { name: '欧阳娜', introduction: '二十年教学经验', avatar: 'avatar.jpg', serial: 1 }
const create = (change: object = {}) => main.tutors.create({ body: { ...draft, ...change } })
const addCategory = (name: string, parentId = '') => main.tutorCategories.create({ body: { name, parentId } })
const names = async (query: Partial<TutorListQuery>) =>
  (await main.tutors.list({ query })).items.map(({ name }) => name)
const tree = async () =>
  (await main.tutorCategories.list()).items.map(({ name, level, count }) => `${'  '.repeat(level - 1)}${name} ${count}`)

describe('tutors', () => {
  test('are kept, found by two characters, and changed by one person at a time', async () => {
    const made = await create()
    expect(made).toMatchObject({ ...draft, categoryId: '', status: 'online', version: 1 })
    await create({ name: '李吉', serial: 0, status: 'offline' })
    expect(await names({})).toEqual(['李吉', '欧阳娜'])
    expect(await names({ q: '阳娜' })).toEqual(['欧阳娜'])
    expect(await names({ q: '娜' })).toEqual(['欧阳娜'])
    expect(await names({ status: 'offline' })).toEqual(['李吉'])
    expect(await names({ sort: 'name' })).toEqual(['李吉', '欧阳娜'])
    expect(await main.tutors.show({ params: { id: made.id.toUpperCase() } })).toEqual(made)
    const params = { id: made.id }
    const body = { ...draft, introduction: '改' }
    expect((await main.tutors.update({ params, query: { version: 1 }, body })).version).toBe(2)
    expect(await codeOf(main.tutors.update({ params, query: { version: 1 }, body }))).toBe('request.conflict')
    expect(await codeOf(other.tutors.show({ params }))).toBe('request.not_found')
    await main.tutors.delete({ params })
    expect(await codeOf(main.tutors.delete({ params }))).toBe('request.not_found')
  })

  test('keep the rules of their fields', async () => {
    expect(
      await problemOf(create({ name: '一二三四五六七八九十一', introduction: '字'.repeat(101), serial: 10_000 })),
    ).toMatchObject({
      code: 'request.invalid',
      errors: {
        name: { code: 'rule.max_length' },
        introduction: { code: 'rule.max_length' },
        serial: { code: 'rule.number_range' },
      },
    })
    const { id: foreign } = await other.tutorCategories.create({ body: { name: '别处' } })
    for (const categoryId of [foreign, 'x'])
      expect(await problemOf(create({ categoryId }))).toMatchObject({
        errors: { categoryId: { code: 'category.missing' } },
      })
  })
})

describe('their categories', () => {
  test('are a tree with unique names, moved and deleted without losing what is in it', async () => {
    const culture = await addCategory('文化')
    const arts = await addCategory('艺术', culture.id)
    const music = await addCategory('音乐', arts.id)
    const trade = await addCategory('商务')
    await create({ name: '陈思远', categoryId: arts.id })
    await create({ name: '周启明', categoryId: music.id })
    expect(await tree()).toEqual(['文化 0', '  艺术 1', '    音乐 1', '商务 0'])
    expect(await names({ categoryId: culture.id, sort: 'name' })).toEqual(['陈思远', '周启明'])
    expect(await names({ categoryId: music.id })).toEqual(['周启明'])

    expect(await problemOf(addCategory('艺术'))).toMatchObject({ errors: { name: { code: 'category.name_taken' } } })
    const move = (id: string, parentId: string, before = '') =>
      main.tutorCategories.move({ params: { id }, body: { parentId, before } })
    expect(await codeOf(move(culture.id, music.id))).toBe('category.inside_itself')
    expect(await codeOf(move(culture.id, '0199aa00-0000-7000-8000-000000000000'))).toBe('category.parent_missing')
    await move(trade.id, '', culture.id)
    await move(music.id, '')
    expect(await tree()).toEqual(['商务 0', '文化 0', '  艺术 1', '音乐 1'])
    await move(music.id, arts.id)

    await main.tutorCategories.delete({ params: { id: arts.id } })
    expect(await tree()).toEqual(['商务 0', '文化 0', '  音乐 1'])
    expect(await names({ categoryId: 'none', q: '思远' })).toEqual(['陈思远'])
  })

  test('have levels and a limit', async () => {
    let parentId = ''
    for (const name of ['一级', '二级', '三级', '四级', '五级']) ({ id: parentId } = await addCategory(name, parentId))
    expect(await problemOf(addCategory('六级', parentId))).toMatchObject({
      code: 'category.too_deep',
      params: { max: 5 },
    })
  })

  test('renamed twice at once keeps the first name', async () => {
    const { id, version } = await addCategory('原名')
    const rename = (name: string) =>
      codeOf(main.tutorCategories.update({ params: { id }, query: { version }, body: { name } })).catch(() => 'ok')
    expect((await Promise.all(['甲', '乙'].map(rename))).toSorted()).toEqual(['ok', 'request.conflict'])
  })
})

test('tutors are exported with the names of their categories', async () => {
  const { id: categoryId } = await addCategory('客座')
  await create({ name: '何导出', categoryId })
  const answer = await server.fetch(`/api/v1/tutors/export?categoryId=${categoryId}`, { who: 'mainAdmin' })
  expect(await answer.text()).toContain('\n何导出,客座,1,上线,')
})
