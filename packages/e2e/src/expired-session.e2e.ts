import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { address, api, demoAccount, logIn } from './product.ts'

interface Stored {
  readonly id: string
}

const make = async (page: Page, path: string, body: object) => ((await api(page, 'POST', path, body)) as Stored).id

/** A day that begins in an hour: not a millisecond longer, which would count as two. */
function soon() {
  const start = Date.now() + 3_600_000
  return { startAt: new Date(start).toISOString(), endAt: new Date(start + 86_400_000).toISOString() }
}

async function uploadFile(page: Page): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'icss-expired-')), '章程.txt')
  writeFileSync(file, '第一条')
  await page.goto(address('#/eusFileUpload'))
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('已完成 1 个，共 1 个')).toBeVisible()
  const { items } = (await api(page, 'GET', `/api/v1/files?q=${encodeURIComponent('章程')}`)) as { items: Stored[] }
  return items[0]?.id ?? ''
}

/** The forms of the training side: what they change, where, and their field for its name. */
const forms: readonly {
  readonly what: string
  readonly make: (page: Page) => Promise<string>
  readonly path: (id: string) => string
  readonly field: string
  readonly save?: string
  readonly stored: (id: string) => string
}[] = [
  {
    what: 'a course',
    make: (page) => make(page, '/api/v1/courses', { name: '旧课程', headImage: 'a.jpg', serialNumber: 1 }),
    path: (id) => `uploadcourse/${id}`,
    field: '课程名称',
    save: '保存，下一步',
    stored: (id) => `/api/v1/courses/${id}`,
  },
  {
    what: 'a tutor',
    make: (page) => make(page, '/api/v1/tutors', { name: '旧导师', introduction: '讲师', avatar: 'a.jpg', serial: 1 }),
    path: (id) => `tutoradd/${id}`,
    field: '姓名',
    stored: (id) => `/api/v1/tutors/${id}`,
  },
  {
    what: 'a live',
    make: async (page) => {
      const tutorId = await make(page, '/api/v1/tutors', {
        name: '司徒明',
        introduction: '讲师',
        avatar: 'a.jpg',
        serial: 1,
      })
      return make(page, '/api/v1/lives', {
        name: '旧直播',
        type: 'ROOM',
        source: 'computer',
        headImage: 'a.jpg',
        tutorId,
        tutorPhone: '',
        recording: true,
        courseCategoryId: '',
        ...soon(),
      })
    },
    path: (id) => `createLive/${id}`,
    field: '直播名称',
    stored: (id) => `/api/v1/lives/${id}`,
  },
  {
    what: 'a file',
    make: uploadFile,
    path: (id) => `eusFileUpload/${id}`,
    field: '名称',
    stored: (id) => `/api/v1/files/${id}`,
  },
  {
    what: 'a notice',
    make: (page) =>
      make(page, '/api/v1/notices', {
        title: '旧通知',
        body: '正文',
        durationDays: 1,
        publisher: '办公室',
        file: '',
        openToGroups: false,
        ...soon(),
      }),
    path: (id) => `eusnewNotice/${id}`,
    field: '标题',
    stored: (id) => `/api/v1/notices/${id}`,
  },
]

/** Keeps the tray, which looks by itself now and then, from being who finds that the session is over. */
const keepTrayStill = (page: Page) =>
  page.route(/\/api\/v1\/operations(\?|$)/, (route) =>
    route.fulfill({ json: { items: [], total: 0, page: 1, pageSize: 20 } }),
  )

for (const { what, make: makeOne, path, field, save = '保存', stored } of forms)
  test(`a session that expires in the form of ${what} is renewed in place, and the save is sent again by itself`, async ({
    page,
  }) => {
    const account = demoAccount('channel-admin')
    await keepTrayStill(page)
    await logIn(page, account)
    const id = await makeOne(page)
    await page.goto(address(`#/${path(id)}`))
    const input = page.getByRole('textbox', { name: field })
    await expect(input).toHaveValue(/./)
    await input.fill('写了很久的名称')
    await page.context().clearCookies()
    await page.getByRole('button', { name: save }).click()
    const login = page.getByRole('dialog', { name: '登录已过期' })
    await login.getByLabel('密码', { exact: true }).fill(account.password)
    await page.keyboard.press('Enter')
    await expect(login).toBeHidden()
    // The save that was refused is sent again by itself.
    await expect.poll(async () => JSON.stringify(await api(page, 'GET', stored(id)))).toContain('写了很久的名称')
  })

/** The form of a new tutor of somebody whose session ends under it, and the login that then stands over it. */
async function expiredForm(page: Page) {
  const account = demoAccount('channel-admin')
  await keepTrayStill(page)
  await logIn(page, account)
  const name = `师${String(Date.now()).slice(-7)}`
  const id = await make(page, '/api/v1/tutors', { name, introduction: '讲师', avatar: 'a.jpg', serial: 1 })
  await page.goto(address(`#/tutoradd/${id}`))
  const input = page.getByRole('textbox', { name: '姓名' })
  await expect(input).toHaveValue(name)
  await input.fill('写好的姓名')
  const login = page.getByRole('dialog', { name: '登录已过期' })
  const renew = async () => {
    await login.getByLabel('密码', { exact: true }).fill(account.password)
    await page.keyboard.press('Enter')
    await expect(login).toBeHidden()
  }
  return { account, id, name, input, login, renew, path: `/api/v1/tutors/${id}` }
}

test('what somebody else changed while the session was expired is said, field by field, and not overwritten', async ({
  page,
  browser,
}) => {
  const { name, login, renew, path } = await expiredForm(page)
  await page.context().clearCookies()
  const other = await (await browser.newContext()).newPage()
  await logIn(other, demoAccount('channel-admin'))
  await api(other, 'PUT', `${path}?version=1`, { name, introduction: '对方写的介绍', avatar: 'a.jpg', serial: 1 })
  await other.context().close()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(login).toBeVisible()
  await renew()
  const told = page.getByRole('alert').filter({ hasText: '在你编辑时修改了它' })
  await expect(told).toContainText('介绍')
  expect(await api(page, 'GET', path)).toMatchObject({ name, introduction: '对方写的介绍' })
  await told.getByRole('button', { name: '按所选内容保存' }).click()
  await expect.poll(() => api(page, 'GET', path)).toMatchObject({ name: '写好的姓名', introduction: '对方写的介绍' })
})

test('the login over a form is for its account alone; somebody else leaves the form first', async ({ page }) => {
  const { account, input, login, name, path } = await expiredForm(page)
  await page.context().clearCookies()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(login.getByLabel('账号')).toHaveValue(account.accountNumber)
  await expect(login.getByLabel('账号')).not.toBeEditable()
  const leave = login.getByRole('button', { name: '换一个账号登录' })
  await leave.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '留下' }).click()
  await expect(login).toBeVisible()
  await leave.click()
  await question.getByRole('button', { name: '离开' }).click()
  await expect(page.getByLabel('账号')).toBeEditable()
  await expect(input).toBeHidden()
  const other = demoAccount('chamber-admin')
  await page.getByLabel('账号').fill(other.accountNumber)
  await page.getByLabel('密码', { exact: true }).fill(other.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expect(page.getByText('写好的姓名')).toBeHidden()
  await logIn(page, account)
  expect(await api(page, 'GET', path)).toMatchObject({ name })
})

test('a tab whose browser was logged in as somebody else meanwhile saves nothing there', async ({ page }) => {
  const { account, id, login, renew, path } = await expiredForm(page)
  const { accountNumber, password } = demoAccount('chamber-admin')
  await api(page, 'POST', '/adminLogin', { accountNumber, password })
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(login.getByLabel('账号')).toHaveValue(account.accountNumber)
  await renew()
  await expect.poll(() => api(page, 'GET', path)).toMatchObject({ id, name: '写好的姓名' })
})

test('typing during a slow save is kept and saved next, and saving twice is told and makes one record', async ({
  page,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  const name = `慢${String(Date.now()).slice(-7)}`
  let saves = 0
  // The first save is on its way until all is typed.
  const { promise: typed, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/tutors(\/|\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') {
      saves += 1
      await typed
    }
    await route.continue()
  })
  const { id } = (await api(page, 'POST', '/api/v1/tutors', {
    name: `${name}一`,
    introduction: '讲师',
    avatar: 'a.jpg',
    serial: 1,
  })) as Stored
  await page.goto(address(`#/tutoradd/${id}`))
  const input = page.getByRole('textbox', { name: '姓名' })
  await expect(input).toHaveValue(`${name}一`)
  await input.fill(`${name}二`)
  const save = page.getByRole('button', { name: '保存', exact: true })
  await save.click()
  // The button is at work, and says so to whoever presses it again.
  await save.click({ force: true })
  await expect(page.getByRole('alert').filter({ hasText: '请勿重复提交' })).toBeVisible()
  await input.press('Enter')
  await input.fill(`${name}三`)
  arrive()
  await expect.poll(() => api(page, 'GET', `/api/v1/tutors/${id}`)).toMatchObject({ name: `${name}三`, version: 3 })
  expect(saves).toBe(2)
})
