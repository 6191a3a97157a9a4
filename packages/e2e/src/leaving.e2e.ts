import { expect, type Page, test } from '@playwright/test'
import { inHours } from '../../server/src/testing/in-hours.ts'
import { address, api, demoAccount, logIn } from './product.ts'

const typed = '还没保存的名称'

/**
 * Comes from the list, filtered and sorted, into the form of a course and types; `visited` is the place before the list.
 * The browser's own box fails the test.
 */
async function dirtyForm(page: Page) {
  page.on('dialog', (dialog) => {
    throw new Error(`The browser asks by itself: ${dialog.type()}`)
  })
  await logIn(page, demoAccount('channel-admin'))
  const unique = `离开${Date.now()}`
  const { id } = (await api(page, 'POST', '/api/v1/courses', {
    name: unique,
    headImage: 'a.jpg',
    serialNumber: 1,
  })) as { id: string }
  await page.goto(address('#/tutor'))
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '企业大学课程' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /课程/ })).toBeVisible()
  await page.getByRole('searchbox').fill(unique)
  await expect(page).toHaveURL(/q=/)
  const list = page.url()
  await page.getByRole('link', { name: `编辑课程 ${unique}` }).click()
  const name = page.getByRole('textbox', { name: '课程名称' })
  await expect(name).toHaveValue(unique)
  const form = page.url()
  await name.fill(typed)
  const question = page.getByRole('alertdialog')
  const stays = async () => {
    await expect(question).toBeVisible()
    // The address is that of the form while the question is open.
    await expect(page).toHaveURL(form)
    await question.getByRole('button', { name: '留下' }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL(form)
    await expect(name).toHaveValue(typed)
  }
  const leaves = () => question.getByRole('button', { name: '离开' }).click()
  return { id, unique, list, form, name, question, stays, leaves }
}

const ways: readonly {
  readonly way: string
  readonly go: (page: Page) => Promise<unknown>
  /** Where it leads; the list that one came from, unless it says. */
  readonly to?: RegExp
}[] = [
  { way: 'Back', go: (page) => page.evaluate(() => history.back()) },
  {
    way: 'the menu',
    go: (page) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '通知' }).click(),
    to: /eusnoticeList$/,
  },
  {
    way: 'the breadcrumb',
    go: (page) => page.getByRole('navigation', { name: '路径' }).getByRole('link').first().click(),
  },
  { way: 'Cancel', go: (page) => page.getByRole('button', { name: '取消' }).click() },
  {
    way: 'the palette',
    go: async (page) => {
      await page.keyboard.press('Control+K')
      await page.getByRole('combobox').or(page.getByRole('searchbox')).last().fill('通知')
      await page.keyboard.press('Enter')
    },
    to: /eusnoticeList$/,
  },
  {
    way: 'the logo',
    go: (page) => page.getByRole('banner').getByRole('link').last().click(),
    to: /#\/(?!uploadcourse)/,
  },
  {
    way: 'an address typed by hand',
    go: (page) => page.evaluate(() => void (location.hash = '#/tutor')),
    to: /tutor$/,
  },
]

for (const { way, go, to } of ways)
  test(`${way} asks before a dirty form is left: staying keeps all, leaving leads there`, async ({ page }) => {
    const { list, name, stays, leaves } = await dirtyForm(page)
    await go(page)
    await stays()
    await go(page)
    await leaves()
    await expect(page).toHaveURL(to ?? list)
    await expect(name).toBeHidden()
  })

test('Back twice in a dirty form asks once, and staying finds the form', async ({ page }) => {
  const { stays } = await dirtyForm(page)
  for (const _ of ['once', 'twice']) await page.evaluate(() => history.back())
  await stays()
})

test('Forward asks before a dirty form is left', async ({ page }) => {
  const { form, name, stays, leaves } = await dirtyForm(page)
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '通知' }).click()
  await leaves()
  await expect(page).toHaveURL(/eusnoticeList/)
  await page.goBack()
  await expect(page).toHaveURL(form)
  await name.fill(typed)
  await page.evaluate(() => history.forward())
  await stays()
  await page.evaluate(() => history.forward())
  await leaves()
  await expect(page).toHaveURL(/eusnoticeList/)
})

test('logging out asks before the session ends', async ({ page }) => {
  const { stays, leaves } = await dirtyForm(page)
  await page.getByRole('button', { name: '退出' }).click()
  await stays()
  await api(page, 'GET', '/api/v1/session')
  await page.getByRole('button', { name: '退出' }).click()
  await leaves()
  await expect(page.getByLabel('账号')).toBeVisible()
})

test('saving leads back to the list as it was, and Back from there not into the form', async ({ page }) => {
  const { list } = await dirtyForm(page)
  await page.getByRole('button', { name: '取消' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '离开' }).click()
  await expect(page).toHaveURL(list)
  await page.goBack()
  await expect(page).toHaveURL(/tutor$/)
})

test('a change that is saved leads back to the filtered list, whose Back is what was before it', async ({ page }) => {
  await logIn(page, demoAccount('channel-admin'))
  const unique = `师${String(Date.now()).slice(-7)}`
  const tutor = { name: unique, introduction: '讲师', avatar: 'a.jpg', serial: 1 }
  await api(page, 'POST', '/api/v1/tutors', tutor)
  await page.goto(address('#/curriculum'))
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '导师管理' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /导师/ })).toBeVisible()
  await page.getByRole('searchbox').fill(unique)
  await expect(page).toHaveURL(/q=/)
  const list = page.url()
  await page.getByRole('link', { name: `编辑导师 ${unique}` }).click()
  await page.getByRole('textbox', { name: '姓名' }).fill(`${unique}改`)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('row', { name: `${unique}改` })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/curriculum$/)
})

test('a form whose address was typed, with a slash at its end or without, leads to its own list, cancelled or saved, and Back from there not into the form', async ({
  page,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  const name = `播${String(Date.now()).slice(-7)}`
  const tutor = { name, introduction: '讲师', avatar: 'a.jpg', serial: 1 }
  const { id: tutorId } = (await api(page, 'POST', '/api/v1/tutors', tutor)) as { id: string }
  const times = { startAt: inHours(1), endAt: inHours(2) }
  const live = { name, type: 'ROOM', headImage: 'a.jpg', tutorId, ...times }
  const { id } = (await api(page, 'POST', '/api/v1/lives', live)) as { id: string }
  await page.goto(address(`#/tutor?q=${name}`))
  await page.getByRole('link', { name: `编辑导师 ${name}` }).focus()
  const lives = page.getByRole('heading', { level: 1, name: /直播/ })
  for (const [button, end] of [
    ['取消', ''],
    ['取消', '/'],
    ['保存', ''],
    ['保存', '/'],
  ] as const) {
    await page.goto(address(`#/createLive/${id}${end}`))
    await expect(page.getByRole('textbox', { name: '直播名称' })).toHaveValue(name)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page).toHaveURL(/liveCurriculum$/)
    await expect(lives).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/tutor\?q=/)
    await expect(page.getByRole('link', { name: `编辑导师 ${name}` })).toBeFocused()
  }
})
