import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { inHours } from '../../server/src/testing/in-hours.ts'
import { address, api, demoAccount, logIn } from './product.ts'

type Made = { readonly id: string }
const make = async (page: Page, path: string, body: object) => ((await api(page, 'POST', path, body)) as Made).id

const window = { startAt: inHours(1), endAt: inHours(3) }
const tutor = (name: string) => ({ name, introduction: '讲师', avatar: 'a.jpg', serial: 1 })
const meeting = (name: string) => ({ name, address: '会展中心', ...window, programme: [] })
const company = (name: string) => ({ name, industry: '制造业', industryTags: ['软件'] })
const activity = (title: string) => ({
  title,
  place: '深圳',
  headImage: 'a.jpg',
  ...window,
  publisher: '王明',
  company: '深圳软件商会',
  contact: '王明 13800138000',
  content: '内容',
  takesSignUps: true,
  signUpLimit: 0,
  signUpEndsAt: inHours(1),
})

/** The lists, each with how two of its records are made and where they are then listed. */
const lists: readonly {
  readonly what: string
  readonly who?: 'chamber-admin'
  readonly make: (page: Page, names: readonly [string, string]) => Promise<string>
}[] = [
  {
    what: 'courses',
    make: async (page, names) => {
      for (const name of names) await make(page, '/api/v1/courses', { name, headImage: 'a.jpg', serialNumber: 1 })
      return 'curriculum?sort=name'
    },
  },
  {
    what: 'lives',
    make: async (page, names) => {
      const tutorId = await make(page, '/api/v1/tutors', tutor('慕容白'))
      for (const name of names)
        await make(page, '/api/v1/lives', { name, type: 'ROOM', headImage: 'a.jpg', tutorId, ...window })
      return 'liveCurriculum?sort=name'
    },
  },
  {
    what: 'notices',
    make: async (page, names) => {
      for (const title of names)
        await make(page, '/api/v1/notices', { title, body: '内容', durationDays: 1, publisher: '王珊', ...window })
      return 'eusnoticeList?sort=title'
    },
  },
  {
    what: 'meetings',
    make: async (page, names) => {
      for (const name of names) await make(page, '/api/v1/meetings', meeting(name))
      return 'lotteryList?sort=name'
    },
  },
  {
    what: 'the participants of a meeting',
    make: async (page, names) => {
      const id = await make(page, '/api/v1/meetings', meeting('有参与人的会议'))
      for (const name of names) await make(page, `/api/v1/meetings/${id}/participants`, { name })
      return `lotteryJoin/${id}/2/0?sort=name`
    },
  },
  {
    what: 'companies',
    who: 'chamber-admin',
    make: async (page, names) => {
      for (const name of names) await make(page, '/api/v1/companies', company(name))
      return 'businessManagement?sort=name'
    },
  },
  {
    what: 'the people of an activity',
    who: 'chamber-admin',
    make: async (page, names) => {
      const id = await make(page, '/api/v1/activities', activity('有人报名的活动'))
      for (const [at, name] of names.entries())
        await make(page, `/api/v1/activities/${id}/sign-ups`, { name, phone: `1380013800${at}` })
      return `activitySignUps/${id}?sort=name`
    },
  },
]

const focusIn = (page: Page, name: string) => expect(page.locator('tr:focus-within')).toContainText(name)

/** Deletes a row by its button, or by the menu of its buttons, and confirms it, all by keys. */
async function remove(page: Page, name: string) {
  const row = page.getByRole('row', { name })
  const button = row.getByRole('button', { name: `删除 ${name}`, exact: true })
  const more = row.getByRole('button', { name: /更多操作/ })
  await button.or(more).press('Enter')
  const item = page.getByRole('menuitem', { name: '删除' })
  const question = page.getByRole('alertdialog')
  await expect(item.or(question)).toBeVisible()
  if (await item.isVisible()) await item.press('Enter')
  await question.getByRole('button', { name: '删除', exact: true }).press('Enter')
  await expect(row).toHaveCount(0)
}

for (const { what, who = 'channel-admin', make: makeBoth } of lists)
  test(`deleting in the list of ${what} leads to the row behind`, async ({ page }) => {
    await logIn(page, demoAccount(who))
    const prefix = `焦${String(Date.now()).slice(-7)}`
    const [first, second] = [`${prefix}一`, `${prefix}二`]
    await page.goto(address(`#/${await makeBoth(page, [first, second])}`))
    const search = page.getByRole('main').getByRole('searchbox').first()
    await search.fill(prefix)
    await expect(page).toHaveURL(/q=/)
    await expect(page.getByRole('row', { name: second })).toBeVisible()
    const order = await page.getByRole('row', { name: prefix }).allInnerTexts()
    const [upper = first, lower = second] = order[0]?.includes(first) ? [first, second] : [second, first]
    await remove(page, upper)
    await focusIn(page, lower)
  })

test('deleting a file by its menu and restoring one lead to the row behind', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'icss-focus-'))
  const prefix = `焦${String(Date.now()).slice(-7)}`
  const files = ['一', '二', '三'].map((at) => join(folder, `${prefix}${at}.txt`))
  for (const file of files) writeFileSync(file, file)
  await logIn(page, demoAccount('channel-admin'))
  await page.goto(address('#/eusFileUpload'))
  await page.locator('input[type=file]').setInputFiles(files)
  await expect(page.getByText('已完成 3 个，共 3 个')).toBeVisible()
  await page.goto(address(`#/eusFileShow?q=${encodeURIComponent(prefix)}`))
  const rows = page.getByRole('row', { name: prefix })
  await expect(rows).toHaveCount(3)
  const names = (await rows.allInnerTexts()).map((text) => /焦\d+.\.txt/.exec(text)?.[0] ?? '')
  for (const [at, name] of names.slice(0, 2).entries()) {
    await page.getByRole('row', { name }).getByRole('button', { name: '更多操作' }).press('Enter')
    await page.getByRole('menuitem', { name: '删除' }).press('Enter')
    await expect(page.getByRole('row', { name })).toHaveCount(0)
    await focusIn(page, names[at + 1] ?? '')
  }
  await page.goto(address(`#/eusFileShow?q=${encodeURIComponent(prefix)}&state=deleted`))
  await expect(rows).toHaveCount(2)
  const [upper = '', lower = ''] = (await rows.allInnerTexts()).map((text) => /焦\d+.\.txt/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: `恢复 ${upper}` }).press('Enter')
  await expect(page.getByRole('row', { name: upper })).toHaveCount(0)
  await focusIn(page, lower)
})

test('restoring from the recycle bin leads to the row behind; a sign-in keeps its row', async ({ page }) => {
  await logIn(page, demoAccount('channel-admin'))
  const prefix = `焦${String(Date.now()).slice(-7)}`
  for (const name of [`${prefix}一`, `${prefix}二`])
    await api(page, 'DELETE', `/api/v1/tutors/${await make(page, '/api/v1/tutors', tutor(name))}`)
  await page.goto(address('#/recycleBin?kind=tutors'))
  await page.getByRole('button', { name: `恢复 ${prefix}二`, exact: true }).press('Enter')
  await expect(page.getByRole('row', { name: `${prefix}二` })).toHaveCount(0)
  await focusIn(page, `${prefix}一`)

  const id = await make(page, '/api/v1/meetings', meeting('有人签到的会议'))
  await make(page, `/api/v1/meetings/${id}/participants`, { name: prefix })
  await page.goto(address(`#/lotteryJoin/${id}/1/0`))
  await page.getByRole('button', { name: `签到 ${prefix}`, exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: `撤销签到 ${prefix}` })).toBeFocused()
})

test('a new course begins in its first field, its chapters at their title, and submitting in the list', async ({
  page,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  const name = `焦${String(Date.now()).slice(-7)}`
  const id = await make(page, '/api/v1/courses', { name, headImage: 'a.jpg', serialNumber: 1 })
  await make(page, `/api/v1/courses/${id}/chapters`, { name: '第一章' })
  await page.goto(address(`#/curriculum?q=${name}`))
  await page.getByRole('link', { name: '新建课程' }).first().press('Enter')
  await expect(page.getByRole('textbox', { name: '课程名称' })).toBeFocused()
  await page.goBack()
  await page.getByRole('link', { name: `编辑课程 ${name}` }).press('Enter')
  await page.getByRole('button', { name: '保存，下一步' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('main').getByRole('button', { name: '提交', exact: true }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: '仍然提交' }).press('Enter')
  await expect(page).toHaveURL(/curriculum\?q=/)
  await focusIn(page, name)
})
