import { expect, type Page, test } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { address, api, demoAccount, logIn } from './product.ts'

const content = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const marked = (page: Page) => page.locator('tr[data-marked]')
const scrolled = (page: Page) =>
  page
    .getByRole('region', { name: '导师' })
    .first()
    .evaluate((table) => table.scrollTop)

/** The second page of a filtered and sorted list of tutors, scrolled to its last row, which has the focus. */
async function leftList(page: Page) {
  await logIn(page, demoAccount('channel-admin'))
  const prefix = `回${String(Date.now()).slice(-5)}`
  for (let at = 0; at < 42; at += 1)
    await api(page, 'POST', '/api/v1/tutors', {
      name: `${prefix}${String(at).padStart(2, '0')}`,
      introduction: '讲师',
      avatar: 'a.jpg',
      serial: 1,
    })
  await page.goto(address(`#/tutor?q=${encodeURIComponent(prefix)}&sort=-name&pageSize=20&page=2`))
  const edit = page.getByRole('link', { name: `编辑导师 ${prefix}03` })
  await edit.focus()
  await expect(edit).toBeFocused()
  const top = await scrolled(page)
  expect(top).toBeGreaterThan(0)
  const isAsLeft = async () => {
    await expect(page).toHaveURL(list)
    await expect(edit).toBeFocused()
    await expect(marked(page)).toHaveCount(1)
    await expect(page.getByRole('row', { name: `${prefix}03` })).toHaveAttribute('data-marked', '')
    expect(await scrolled(page)).toBe(top)
  }
  const list = page.url()
  return { prefix, edit, isAsLeft }
}

test('saving, Cancel, the breadcrumb and Back lead to the list as it was left, by keys alone', async ({ page }) => {
  const { prefix, isAsLeft } = await leftList(page)
  const name = page.getByRole('textbox', { name: '姓名' })
  await page.keyboard.press('Enter')
  await test.step('a form begins in its first field, and saving marks what was saved', async () => {
    await expect(name).toBeFocused()
    await page.getByRole('textbox', { name: '简介' }).focus()
    await page.keyboard.type('新')
    await name.focus()
    await page.keyboard.press('Enter')
    await isAsLeft()
  })
  await test.step('Cancel', async () => {
    await page.keyboard.press('Enter')
    await expect(name).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: '取消' }))
    await page.keyboard.press('Enter')
    await isAsLeft()
  })
  await test.step('the breadcrumb', async () => {
    await page.keyboard.press('Enter')
    await expect(name).toBeFocused()
    await tabTo(page, content(page).getByRole('navigation', { name: '路径' }).getByRole('link'))
    await page.keyboard.press('Enter')
    await isAsLeft()
  })
  await test.step('Back', async () => {
    await page.keyboard.press('Enter')
    await expect(name).toBeFocused()
    await page.goBack()
    await isAsLeft()
  })
  await test.step('another screen begins at its title, and its list as if it had never been left', async () => {
    const menu = page.getByRole('navigation', { name: '主菜单' })
    await menu.getByRole('link', { name: '企业大学课程' }).press('Enter')
    await expect(title(page)).toHaveText(/课程/)
    await expect(title(page)).toBeFocused()
    await menu.getByRole('link', { name: '导师管理' }).press('Enter')
    await expect(title(page)).toBeFocused()
    await expect(marked(page)).toHaveCount(0)
    await expect(page).toHaveURL(/tutor$/)
  })
  await test.step('by a search it is marked as well', async () => {
    await page.getByRole('searchbox').fill(`${prefix}41`)
    await expect(page).toHaveURL(/q=/)
    await page.getByRole('link', { name: `编辑导师 ${prefix}41` }).press('Enter')
    await expect(name).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: `${prefix}41` })).toHaveAttribute('data-marked', '')
  })
})

test('the flow of a course ends in the list as it was left', async ({ page }) => {
  await logIn(page, demoAccount('channel-admin'))
  const prefix = `程${String(Date.now()).slice(-5)}`
  for (const at of [1, 2, 3])
    await api(page, 'POST', '/api/v1/courses', { name: `${prefix}${at}`, headImage: 'a.jpg', serialNumber: at })
  await page.goto(address(`#/curriculum?q=${encodeURIComponent(prefix)}`))
  const edit = page.getByRole('link', { name: `编辑课程 ${prefix}2` })
  await edit.press('Enter')
  const list = new RegExp(`curriculum\\?q=`)
  await expect(page.getByRole('textbox', { name: '课程名称' })).toBeFocused()
  await page
    .getByRole('button', { name: '保存，下一步' })
    .or(page.getByRole('button', { name: /下一步/ }))
    .first()
    .press('Enter')
  await expect(title(page)).toBeFocused()
  await content(page).getByRole('button', { name: '退出', exact: true }).press('Enter')
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('row', { name: `${prefix}2` })).toHaveAttribute('data-marked', '')
  await expect(edit).toBeFocused()
})

test('save and next goes through the rows of the list, and ends on the last one', async ({ page }) => {
  const { prefix } = await leftList(page)
  await page.getByRole('link', { name: `编辑导师 ${prefix}04` }).press('Enter')
  const name = page.getByRole('textbox', { name: '姓名' })
  const next = page.getByRole('button', { name: '保存并编辑下一条' })
  await expect(name).toHaveValue(`${prefix}04`)
  await name.fill('')
  await next.press('Enter')
  await expect(page.getByRole('alert').getByRole('button')).toBeVisible()
  await name.fill(`${prefix}04甲`)
  await next.press('Enter')
  await expect(name).toHaveValue(`${prefix}03`)
  await expect(name).toBeFocused()
  await next.press('Enter')
  await expect(name).toHaveValue(`${prefix}02`)
  await expect(next).toBeHidden()
  await page.getByRole('button', { name: '保存', exact: true }).press('Enter')
  await expect(page.getByRole('row', { name: `${prefix}02` })).toHaveAttribute('data-marked', '')
  await expect(page.getByRole('row', { name: `${prefix}04甲` })).toBeVisible()
})
