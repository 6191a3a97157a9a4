import { expect, test } from 'vitest'
import { findKeptPeople } from './find-kept-people.ts'
import { expectedPerson } from './kept-people.fixture.ts'

const idAt = (at: number) => `0199aa00-0000-7000-8000-${String(at).padStart(12, '0')}`
const people = [
  { ...expectedPerson(idAt(1), '欧阳娜'), company: 'Acme 物流', phone: '13800138001', code: 'abcdefghij234567' },
  { ...expectedPerson(idAt(2), '王明'), phone: '13800138012' },
  ...Array.from({ length: 9 }, (_, at) => expectedPerson(idAt(at + 3), `来宾${at}`)),
]
const find = (typed: string, among = people) => findKeptPeople(among, typed, async () => {})
const names = async (typed: string) => (await find(typed)).people.map(({ name }) => name)

test.each([
  [idAt(2).toUpperCase(), ['王明']],
  ['阳', ['欧阳娜']],
  ['acme', ['欧阳娜']],
  ['8001', ['欧阳娜']],
  ['1380', []],
  ['ABCDEFGHIJ234567', ['欧阳娜']],
  ['wm', ['王明']],
  ['oyn', ['欧阳娜']],
  ['acmewl', ['欧阳娜']],
  ['w', []],
])('%s finds %s, by badge, part of name or company, initials, end of the phone or code', async (typed, found) => {
  expect(await names(typed)).toEqual(found)
})

test('a badge of nobody here is one of another meeting', async () => {
  expect(await find('0190a000-0000-7000-8000-000000000000')).toEqual({ people: [], total: 0, isOtherBadge: true })
})

test('of many the first by name are shown, and all are counted', async () => {
  const among = people.toReversed()
  expect(await find('来宾', among)).toMatchObject({ total: 9, isOtherBadge: false })
  const shown = (await find('来宾', among)).people.map(({ name }) => name)
  expect(shown).toEqual(Array.from({ length: 8 }, (_, at) => `来宾${at}`))
})

test('of thousands it rests now and then, and ends where nobody waits any more', async () => {
  const many = Array.from({ length: 12_000 }, (_, at) => expectedPerson(idAt(at), `来宾${at}`))
  let rests = 0
  const found = await findKeptPeople(many, '来宾11999', async () => {
    rests += 1
  })
  expect({ rests, total: found.total }).toEqual({ rests: 2, total: 1 })
  const given = findKeptPeople(many, '来宾', () => Promise.reject(new Error('no longer')))
  await expect(given).rejects.toThrow('no longer')
})
