import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyOf } from '../testing/owned-rows.ts'
import { inHours } from '../testing/in-hours.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const main = server.as('mainAdmin')
const chamber = server.as('chamberAdmin')
const other = server.as('otherMainAdmin')

const companies = async (q: string) =>
  (await chamber.companies.list({ query: { q } })).items.map(({ name }) => name).toSorted()
const tutors = async (q: string, client = main) =>
  (await client.tutors.list({ query: { q } })).items.map(({ name }) => name).toSorted()

describe('member companies', () => {
  const full = '深圳市亿尚智能装备股份有限公司'
  const traditional = '香港億達發展（國際）有限公司'
  const latin = 'SZSYS Trading'

  beforeAll(async () => {
    for (const name of [full, traditional, latin, '厦门重庆路行知書店', '100%_好公司'])
      await chamber.companies.create({ body: companyOf({ name, legalRepresentative: '' }) })
    await chamber.companies.create({ body: companyOf({ name: '独一家', legalRepresentative: '单雄信' }) })
  })

  test.each([
    ['initials of a part of the name', 'yszn', [full]],
    ['initials of all of it', 'szsysznzbgfyxgs', [full]],
    ['capitals', 'YSZN', [full]],
    ['as Latin text as well as by initials', 'szsys', [latin, full]],
    ['initials and words beside each other', 'sz 亿尚', [full]],
    ['initials across brackets', 'fzgjyx', [traditional]],
    ['each reading of a character', 'xmcqlx', ['厦门重庆路行知書店']],
    ['another reading', 'smzqlh', ['厦门重庆路行知書店']],
    ['initials of the legal representative, a surname read as such', 'sxx', ['独一家']],
    ['the common reading of it', 'dx', ['独一家']],
    ['initials that stand apart in the name', 'szzb', []],
    ['traditional characters', '深圳市億尚智能裝備', [full]],
    ['two of them', '億尚', [full]],
    ['one of them', '億', [traditional, full]],
    ['simplified characters', '亿达发展', [traditional]],
    ['both at once', '億达發展', [traditional]],
    ['simplified behind traditional', '行知书店', ['厦门重庆路行知書店']],
    ['initials of traditional characters', 'ydfz', [traditional]],
    ['wildcards of LIKE', '0%_好', ['100%_好公司']],
    ['wildcards that match nothing', 'y_zn', []],
    ['signs of a regular expression', 'y.zn', []],
    ['signs beside characters of both scripts', '億(尚', []],
    ['100 letters', 'szsys'.repeat(20), []],
    ['words over and over', 'szs ysz zbg '.repeat(8), [full]],
  ])('are found by %s: %s', async (_by, q, found) => {
    expect(await companies(q)).toEqual(found.toSorted())
  })
})

describe('other nouns', () => {
  test('tutors are found by initials, each in its own channel', async () => {
    await main.tutors.create({ body: { name: '曾国藩', avatar: 'k.jpg', introduction: '讲师', serial: 1 } })
    await other.tutors.create({ body: { name: '覃国锋', avatar: 'k.jpg', introduction: '讲师', serial: 1 } })
    expect([await tutors('zgf'), await tutors('cg'), await tutors('qgf')]).toEqual([['曾国藩'], ['曾国藩'], []])
    expect([await tutors('qgf', other), await tutors('tg', other), await tutors('zgf', other)]).toEqual([
      ['覃国锋'],
      ['覃国锋'],
      [],
    ])
  })

  test('a notice by the initials of its title, not by those of its text', async () => {
    const endAt = inHours(24)
    const startAt = new Date(Date.parse(endAt) - 48 * 3_600_000).toISOString()
    const draft = { title: '放假安排', body: '独门绝技', startAt, endAt, durationDays: 2, publisher: '办公室' }
    await main.notices.create({ body: draft })
    const found = async (q: string) => (await main.notices.list({ query: { q } })).items.map(({ title }) => title)
    expect([await found('fjap'), await found('dmjj'), await found('獨門絕技')]).toEqual([
      ['放假安排'],
      [],
      ['放假安排'],
    ])
  })

  test('people of meetings, who are in no index', async () => {
    const body = { name: '年会', address: '会展中心', startAt: inHours(1), endAt: inHours(4) }
    const { id: meetingId } = await main.meetings.create({ body })
    for (const name of ['王明', '解晓东', '張偉'])
      await main.participants.create({ params: { meetingId }, body: { name, company: '前海物流' } })
    const found = async (q: string) =>
      (await main.participants.list({ params: { meetingId }, query: { q } })).items.map(({ name }) => name)
    expect([await found('wm'), await found('xxd'), await found('jxd'), await found('张伟'), await found('zw')]).toEqual(
      [['王明'], ['解晓东'], ['解晓东'], ['張偉'], ['張偉']],
    )
    expect([await found('qhwl wm'), await found('w'), await found('%'), await found('wm'.repeat(50))]).toEqual([
      ['王明'],
      [],
      [],
      [],
    ])
  })

  test('cards of employees, by name, position or end of the phone', async () => {
    const { id: companyId } = await chamber.companies.create({ body: companyOf({ name: '名片公司' }) })
    const card = { name: '仇英', position: '总经理', phone: '13800138777', avatar: '' }
    await chamber.employees.create({ params: { companyId }, body: card })
    const found = async (q: string) =>
      (await chamber.employees.list({ params: { companyId }, query: { q } })).items.map(({ name }) => name)
    expect([await found('qy'), await found('zjl'), await found('8777')]).toEqual([['仇英'], ['仇英'], ['仇英']])
  })
})
