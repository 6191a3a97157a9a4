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

for (const { what, make: makeOne, path, field, save = '保存', stored } of forms)
  test(`a session that expires in the form of ${what} is renewed in place, and what was typed is saved`, async ({
    page,
  }) => {
    const account = demoAccount('channel-admin')
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
    await expect(input).toHaveValue('写了很久的名称')
    await page.getByRole('button', { name: save }).click()
    await expect.poll(async () => JSON.stringify(await api(page, 'GET', stored(id)))).toContain('写了很久的名称')
  })
