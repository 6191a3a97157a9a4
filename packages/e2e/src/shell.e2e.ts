import { expect, test } from '@playwright/test'
import { letTimePass } from './database.ts'
import { address, demoAccount, logIn, logInByKeyboard } from './product.ts'

test('unknown paths lead home, the language is kept, and the menu follows the session', async ({ page }) => {
  await logInByKeyboard(page, demoAccount('channel-admin', 1))
  await expect(page.getByText('南山培训中心').first()).toBeVisible()
  await page.goto(address('#/no/such/path'))
  await expect(page).not.toHaveURL(/such/)
  await page.goto(address('#/businessManagement'))
  await expect(page).not.toHaveURL(/businessManagement/)

  await page.getByRole('button', { name: '语言' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
})

test('a screen that is in Chinese alone is left when the language changes, and closed in English', async ({ page }) => {
  await logIn(page, demoAccount('channel-admin'))
  await page.goto(address('#/explain/luckDraw'))
  await expect(page).toHaveTitle(/^操作指南/)
  await page.getByRole('button', { name: '语言' }).click()
  await expect(page).toHaveTitle(/^Home/)
  await page.goto(address('#/lotteryList'))
  await expect(page).toHaveTitle(/^Home/)
  await expect(page).toHaveURL(/#\/$/)
})

test('Ctrl K leads to a screen by its initials and to a record by its name, its initials or in the other script', async ({
  page,
}) => {
  await logIn(page, demoAccount('chamber-admin'))
  await page.goto(address('#/businessManagement'))
  const name = page.getByRole('row').nth(1).getByRole('link').first()
  const company = (await name.textContent()) ?? ''
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '搜索页面与记录' })
  await palette.getByRole('combobox').fill(company)
  await expect(palette.getByRole('option', { name: company })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: company, level: 1 })).toBeVisible()
  await expect(palette).toBeHidden()

  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('qygl')
  await expect(palette.getByRole('option')).toHaveText(/企业管理/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/businessManagement/)

  const member = page.getByRole('option', { name: '深圳市龙岗智能物流有限公司' })
  for (const typed of ['lgznwl', '龍崗智能物流']) {
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').fill(typed)
    await expect(member).toBeVisible()
    // Nothing of the name was typed as it stands there.
    await expect(member.locator('mark')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  }
  const list = page.getByRole('searchbox').first()
  await list.fill('lgznwl')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('深圳市龙岗智能物流有限公司')
})

test('a screen whose code takes its time is told to be coming, and one whose code does not come says so', async ({
  page,
}) => {
  await logInByKeyboard(page, demoAccount('channel-admin', 1))
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const busy = page.getByRole('status', { name: '正在加载' })
  const bar = page.getByRole('progressbar', { name: '正在加载' })
  await menu.getByRole('link', { name: '导师' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '导师' })).toBeVisible()
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  await page.route(/FileListScreen.*\.js/, async (route) => {
    await sent
    await route.continue()
  })
  await menu.getByRole('link', { name: '文件' }).click()
  await expect(busy).toBeVisible()
  await expect(bar).toBeVisible()
  send()
  await expect(page.getByRole('heading', { level: 1, name: '文件' })).toBeVisible()
  await expect(busy).toBeHidden()
  await expect(bar).toBeHidden()

  await page.route(/HomeSettingsScreens.*\.js/, (route) => route.abort())
  await menu.getByRole('link', { name: '首屏设置' }).click()
  await expect(page.getByText('页面加载失败')).toBeVisible()
})

const lists = {
  'channel-admin': ['curriculum', 'liveCurriculum', 'tutor', 'eusnoticeList'],
  'chamber-admin': ['businessManagement', 'curriculumCommerce', 'eusnoticeListCommerce'],
} as const

for (const [role, language, trail] of [
  ['channel-admin', 'zh-CN', '操作日志'],
  ['channel-admin', 'en-US', 'Audit trail'],
  ['chamber-admin', 'zh-CN', '操作日志'],
] as const)
  test(`lists that the menu leads to wait for nothing of other features; a screen of theirs does: ${role}, ${language}`, async ({
    page,
  }) => {
    const [first, ...others] = lists[role]
    await logIn(page, demoAccount(role))
    await page.goto(address(`#/${first}`))
    if (language === 'en-US') await page.getByRole('button', { name: '语言' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const later: string[] = []
    page.on('request', (request) => later.push(...(/later-\w+/.exec(request.url()) ?? [])))
    await page.reload()
    for (const list of [...others, first]) {
      const link = page.locator(`nav a[href$="#/${list}"]`)
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('main').getByRole('grid')).toBeVisible()
    }
    expect(later).toEqual([])
    await page.goto(address(role === 'chamber-admin' ? '#/auditCommerce' : '#/audit'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(trail)
    expect(later.toSorted()).toEqual(['later-endpoints', 'later-words'])
  })

test('on a phone the words of the login banner stand above its dots, in English too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(address())
  await page.getByRole('button', { name: 'English' }).click()
  const banner = page.getByRole('region', { name: 'Product modules' })
  const dots = await banner.getByRole('button', { name: 'Slide 1 of' }).boundingBox()
  const words = await banner.locator('p').all()
  expect(words).toHaveLength(10)
  for (const each of words) {
    const { y, height } = (await each.boundingBox()) ?? { y: Infinity, height: 0 }
    expect(y + height).toBeLessThanOrEqual(dots?.y ?? 0)
  }
})

test('a wrong password says how many tries are left, and five lock the account', async ({ page }) => {
  const { accountNumber } = demoAccount('channel-admin', 0)
  await page.goto(address())
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('alert')).toHaveText('账号或密码不能为空')
  await page.getByLabel('账号').fill(accountNumber)
  for (const left of [4, 3, 2, 1]) {
    await page.getByLabel('密码', { exact: true }).fill(`wrong${left}`)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`还可以再试 ${left} 次`)).toBeVisible()
  }
  await page.getByLabel('密码', { exact: true }).fill('wrong0')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/账号已锁定.*10 分钟/)).toBeVisible()
  await letTimePass('delete from login_failures')
})
