import { type Browser, expect, type Page, test } from '@playwright/test'
import { allFlags, flags } from '@icss/core/permissions/flags.ts'
import { tabTo } from './keyboard.ts'
import { firstLogin, openChannel } from './own-channel.ts'
import { widthBeyond } from './phone.ts'
import { address, api, demoAccount, logIn, logInByKeyboard } from './product.ts'
import { letTimePass } from './database.ts'

async function onPhone(browser: Browser, link: string, look: (phone: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await phone.goto(link)
  await look(phone)
  expect(await widthBeyond(phone)).toBe(0)
  await context.close()
}

const publicHome = async (page: Page, id: string) =>
  ((await api(page, 'POST', `/api/v1/home-pages/${id}/public-link`)) as { url: string }).url

test('a sub-channel that has the logo flag alone publishes the logo, whatever else its draft holds', async ({
  page,
  browser,
}) => {
  const main = await openChannel(page, '755931')
  const sub = {
    name: '只有标识的子频道',
    abbreviation: '标识',
    accountNumber: '755932',
    adminPhone: '',
    logo: '',
    remark: '',
    templateId: '',
  }
  await logIn(page, demoAccount('provider'))
  await api(page, 'PUT', `/api/v1/platform/channels/${main.id}/quotas`, {
    storageQuotaBytes: 1_000_000_000,
    subChannelQuota: 5,
  })
  await logIn(page, main.account)
  const opened = (await api(page, 'POST', '/api/v1/sub-channels', { ...sub, ownFlags: allFlags })) as {
    subChannel: { id: string; version: number }
    initialPassword: string
  }
  const account = await firstLogin(page, sub.accountNumber, opened.initialPassword)
  await api(page, 'PUT', '/api/v1/home-screen/drafts/icons?version=0', {
    items: [{ icon: 'more', caption: '草稿里的', picture: '', hidden: false }],
  })

  await logIn(page, main.account)
  const { accountNumber: _, ...kept } = sub
  await api(page, 'PUT', `/api/v1/sub-channels/${opened.subChannel.id}?version=${opened.subChannel.version}`, {
    ...kept,
    ownFlags: flags.map((flag) => flag === 'homeLogo'),
  })

  await logIn(page, account)
  await page.goto(address('#/logoSettings'))
  await page.getByLabel('标识文字').fill('只发标识')
  await expect(page.getByText(/草稿已保存/)).toBeVisible()
  await page.getByRole('button', { name: '发布标识' }).press('Enter')
  await expect(page.getByText('第 1 版', { exact: true })).toBeVisible()
  await onPhone(browser, await publicHome(page, opened.subChannel.id), async (phone) => {
    await expect(phone.getByRole('heading', { name: '只发标识', level: 1 })).toBeVisible()
    await expect(phone.getByText('草稿里的')).toHaveCount(0)
  })
})

test('in conference-room mode the home settings come first, and no course or live can be chosen anywhere', async ({
  page,
}) => {
  const { account } = await openChannel(page, '755933', { membershipCode: 'WM1001' })
  await api(page, 'POST', '/api/v1/courses', { name: '藏起来的课程', headImage: 'h.jpg', serialNumber: 1 })
  await page.context().clearCookies()
  await logInByKeyboard(page, account)
  await expect(page).toHaveURL(/#\/homeSettings$/)

  for (const path of ['curriculum', 'liveCurriculum', 'eusFileShow', 'eusnoticeList', 'carouselCourses']) {
    await page.goto(address(`#/${path}`))
    await expect(page).toHaveURL(/#\/(?:homeSettings)?$/)
  }

  const choices = async (button: RegExp | string) => {
    await page.getByRole('button', { name: button }).press('Enter')
    await expect(page.getByRole('option').first()).toBeVisible()
    const names = await page.getByRole('option').allTextContents()
    await page.keyboard.press('Escape')
    return names
  }
  await page.goto(address('#/homeSettings'))
  await page.getByRole('button', { name: '添加图片' }).press('Enter')
  expect(await choices(/链接$/)).toEqual(['无链接', 'URL'])
  await page.goto(address('#/addapplication'))
  await page.getByRole('alertdialog', { name: '离开此页？' }).getByRole('button', { name: '离开' }).press('Enter')
  await page.getByRole('button', { name: '添加应用' }).first().press('Enter')
  expect(await choices(/类型$/)).toEqual(['URL', '视频'])
  for (const kind of ['course', 'live'])
    expect(await api(page, 'GET', `/api/v1/home-screen/targets?kind=${kind}`)).toEqual({ items: [] })
})

test('a course with a password is marked public by keyboard, and opens on a phone after it alone', async ({
  page,
  browser,
}) => {
  const { id } = await openChannel(page, '755934')
  const home = await publicHome(page, id)
  const course = (await api(page, 'POST', '/api/v1/courses', {
    name: '公开的财税课',
    headImage: 'h.jpg',
    serialNumber: 1,
    permission: 'password',
    password: 'open_2026',
    videoUrl: 'https://video.example.cn/a.mp4',
  })) as { id: string }
  await api(page, 'PUT', '/api/v1/carousel-courses', { items: [{ kind: 'course', id: course.id }], before: [] })

  await test.step('not marked, it opens in the app', () =>
    onPhone(browser, home, async (phone) => {
      await phone.getByRole('button', { name: '公开的财税课' }).click()
      await expect(phone.getByText('请在 App 中打开“公开的财税课”')).toBeVisible()
    }))

  await page.goto(address(`#/uploadcourse/${course.id}`))
  const open = page.getByRole('button', { name: '开通', exact: true })
  await expect(open).toBeVisible()
  await page.getByLabel('课程名称').focus()
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: '公开链接的二维码' })).toBeVisible()

  await test.step('marked, the home page leads to it, and it asks for its password', async () => {
    await expect(async () => {
      const feed = await page.request.get(`${home}/home`)
      expect(((await feed.json()) as { courses: { address: string }[] }).courses[0]?.address).not.toBe('')
    }).toPass()
    await onPhone(browser, home, async (phone) => {
      await phone.getByRole('link', { name: '公开的财税课' }).click()
      await expect(phone.getByRole('heading', { name: '公开的财税课', level: 1 })).toBeVisible()
      await expect(phone.getByRole('link', { name: '播放“公开的财税课”' })).toHaveCount(0)
      await phone.getByLabel('观看密码').fill('wrong_1')
      await phone.keyboard.press('Enter')
      await expect(phone.getByText('密码错误，还可以试 4 次')).toBeVisible()
      await phone.getByLabel('观看密码').fill('open_2026')
      await phone.keyboard.press('Enter')
      await expect(phone.getByRole('link', { name: '播放“公开的财税课”' })).toBeVisible()
    })
  })
})

test('a publication is scheduled by keyboard, and shows at its time', async ({ page, browser }) => {
  const { id } = await openChannel(page, '755935')
  const home = await publicHome(page, id)
  await page.goto(address('#/logoSettings'))
  await page.getByLabel('标识文字').fill('年会当天')
  await expect(page.getByText(/草稿已保存/)).toBeVisible()
  await page.getByRole('button', { name: '更多发布方式' }).press('Enter')
  await page.getByRole('menuitem', { name: '定时发布' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '定时发布' })
  await dialog.getByRole('spinbutton').first().focus()
  await page.keyboard.type('203001020800')
  await dialog.getByLabel('版本名称').fill('年会当天版')
  await dialog.getByRole('button', { name: '定时发布' }).press('Enter')
  await expect(page.getByText('年会当天版')).toBeVisible()
  await onPhone(browser, home, (phone) => expect(phone.getByRole('heading', { level: 1 })).toHaveText('频道755935'))
  await letTimePass(`update home_schedules set at = now() where channel_id = '${id}'`)
  await expect.poll(async () => (await page.request.get(`${home}/home`)).text()).toContain('年会当天')
  await onPhone(browser, home, (phone) => expect(phone.getByRole('heading', { level: 1 })).toHaveText('年会当天'))
})
