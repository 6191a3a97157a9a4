import { afterAll, expect, test } from 'vitest'
import { finished, importFile, rejectedFileOf, rejectedOf } from '../testing/import-file.ts'
import { inHours } from '../testing/in-hours.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const otherMain = server.as('otherMainAdmin')
const chamber = server.as('chamberAdmin')

const meeting = { name: '年会', address: '会展中心', startAt: inHours(24), endAt: inHours(28) }
const newMeeting = async (client: typeof main) => (await client.meetings.create({ body: meeting })).id

const importPeople = async (rows: readonly string[]) => {
  const body = Buffer.from(['会议,姓名,手机', ...rows].join('\n'))
  const { id } = await main.participants.import({ query: { fileName: '名单.csv' }, body }, { timeout: 0 })
  return finished(main, id)
}

test('a row says a record by its name or its id; what several are called, or nothing here, is refused with what to do', async () => {
  const [first, second, foreign] = [await newMeeting(main), await newMeeting(main), await newMeeting(otherMain)]
  const run = await importPeople([
    `${first.toUpperCase()},甲,13900139001`,
    `年会,乙,13900139002`,
    `${foreign},丙,13900139003`,
    `${' '}${second} ,丁,13900139004`,
    `,戊,13900139005`,
  ])
  expect(run).toMatchObject({ status: 'done', created: 2, bad: 3 })
  expect(await rejectedOf(main, run)).toEqual([
    { line: 3, column: '会议', value: '年会', code: 'rule.name_ambiguous' },
    { line: 4, column: '会议', value: foreign, code: 'participants.meeting_unknown' },
    { line: 6, column: '会议', value: '', code: 'rule.required' },
  ])
  const [zh, en] = [await rejectedFileOf(main, run), await rejectedFileOf(main, run, 'en')]
  expect(zh).toContain('会议: 有 2 条记录叫这个名称,会议: 请改填其中一条的编号')
  expect(en).toContain('2 records have this name,"会议: Give the id of the one that is meant')

  // An export says the id where a name says too little, so that its import changes nothing.
  const exported = async () => (await main.participants.export({ query: { meetingId: first } }, { timeout: 0 })).text()
  const before = await exported()
  expect(before).toContain(`${first},甲`)
  const { id } = await main.participants.import(
    { query: { fileName: 'a.csv', onConflict: 'update' }, body: Buffer.from(before) },
    { timeout: 0 },
  )
  expect(await finished(main, id)).toMatchObject({ bad: 0, created: 0, updated: 0 })
  await main.meetings.update({ params: { id: second }, query: { version: 1 }, body: { ...meeting, name: '答谢会' } })
  expect(await exported()).toContain('年会,甲')
})

test('a draft refers to what its channel has; another channel’s record is as one that nobody has', async () => {
  const foreign = await otherMain.tutorCategories.create({ body: { name: '外部' } })
  const tutor = { name: '王明', introduction: '讲师', avatar: 'key.jpg', serial: 1 }
  for (const categoryId of [foreign.id, 'x', '0199aa00-0000-7000-8000-000000000001'])
    expect(await problemOf(main.tutors.create({ body: { ...tutor, categoryId } }))).toMatchObject({
      code: 'category.missing',
      errors: { categoryId: { code: 'category.missing', params: {} } },
    })
  // A category of another tree is no category of tutors.
  const course = await main.courseCategories.create({ body: { name: '课程' } })
  expect((await problemOf(main.tutors.create({ body: { ...tutor, categoryId: course.id } }))).errors).toMatchObject({
    categoryId: { code: 'category.missing' },
  })
})

test('companies are named in tables of what is theirs, and called by id as well', async () => {
  await importFile(chamber, '企业名称,行业,行业标签\n甲公司,教育,教育\n')
  const { id } = await chamber.companies.create({ body: companyOf({ name: '乙公司' }) })
  const body = Buffer.from(`名称,所属企业,类型,内容\n云计算,${id},技术,提供云计算\n资金,甲公司,资金,提供资金\n`)
  const run = await chamber.resources.import({ query: { fileName: 'r.csv' }, body }, { timeout: 0 })
  expect(await finished(chamber, run.id)).toMatchObject({ created: 2, bad: 0 })
  const text = await (await chamber.resources.export({ query: {} }, { timeout: 0 })).text()
  expect(text).toContain('云计算,乙公司,')
  expect(text).toContain('资金,甲公司,')
})
