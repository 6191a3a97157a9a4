import { type Browser, expect, type Page, test } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { uploadPicture } from './pictures.ts'
import { widthBeyond } from './phone.ts'
import { address, api, demoAccount, logIn } from './product.ts'

/** What a phone without a login sees at a link. */
async function onPhone(browser: Browser, link: string, look: (phone: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  const complaints: string[] = []
  phone.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await phone.goto(link)
  await look(phone)
  expect(await widthBeyond(phone)).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
}

const heading = (name: string) => (phone: Page) => expect(phone.getByRole('heading', { name, level: 1 })).toBeVisible()
/** A page that is open does not follow: it is looked at once the server shows that. */
const shownAt = (page: Page, link: string, text: string) =>
  expect.poll(async () => (await page.request.get(`${link}/home`)).text()).toContain(text)
const saved = (page: Page) => expect(page.getByText(/草稿已保存/)).toBeVisible()

/** Presses a button of a row as keys reach it: from the row on. */
async function pressInRow(page: Page, name: string, label: string): Promise<void> {
  await page.getByRole('row', { name }).focus()
  await tabTo(page, page.getByRole('button', { name: label }))
  await page.keyboard.press('Enter')
}

async function writeLogo(page: Page, text: string): Promise<void> {
  await page.goto(address('#/logoSettings'))
  await page.getByLabel('标识文字').fill(text)
  await saved(page)
}

async function addApplication(page: Page, name: string, link: string): Promise<void> {
  await page.getByRole('button', { name: '添加应用' }).press('Enter')
  await page.getByLabel('名称').fill(name)
  await page.getByPlaceholder('https://').fill(link)
  await uploadPicture(page, '图标', 200, 200)
  await saved(page)
}

test('a home screen is set up by keyboard, published, scheduled, seen on a phone, and the former one restored', async ({
  page,
  browser,
}) => {
  await logIn(page, demoAccount('channel-admin'))

  await test.step('three pictures and a logo, saved as they are typed', async () => {
    await page.goto(address('#/homeSettings'))
    for (const name of ['年会签到', '训练营', '合规进阶']) {
      await page.getByRole('button', { name: '添加图片' }).press('Enter')
      await page.getByLabel('名称').fill(name)
      await uploadPicture(page, '图片', 1920, 1080)
    }
    await saved(page)
    await expect(page.getByText('3 张图片，链接都能打开，可以发布')).toBeVisible()
    await writeLogo(page, '深圳企业大学')
  })

  await test.step('a video, colours, icons, and applications of both places', async () => {
    await page.goto(address('#/videoSettings'))
    await page.getByRole('button', { name: '添加视频' }).press('Enter')
    await page.getByLabel('名称').fill('走进华南')
    await page.getByRole('button', { name: '改为填写链接' }).press('Enter')
    await page.getByLabel('视频链接').fill('https://video.example.cn/south.mp4')
    await uploadPicture(page, '封面', 1920, 1080)
    await saved(page)
    await page.goto(address('#/themeSettings'))
    await page.getByRole('radio', { name: '红' }).press('Space')
    await saved(page)
    await page.goto(address('#/homeiconSettings'))
    // A screen begins at its title: a key before that goes there.
    await expect(page.getByRole('heading', { name: '首屏设置', level: 1 })).toBeFocused()
    await pressInRow(page, '文件', '隐藏文件')
    await expect(page.getByRole('button', { name: '显示文件' })).toBeVisible()
    await pressInRow(page, '直播', '编辑直播')
    await page.getByLabel('名称').fill('看直播')
    await saved(page)
    await page.goto(address('#/addapplication'))
    await addApplication(page, '报名', 'https://www.example.cn/join')
    await page.getByRole('tab', { name: '工具应用' }).press('Enter')
    await addApplication(page, '考勤', 'https://www.example.cn/time')
  })

  await test.step('the preview follows the draft; publishing names its parts', async () => {
    await expect(page.getByRole('group', { name: '预览', exact: true }).getByText('深圳企业大学')).toBeVisible()
    await page.getByRole('button', { name: '发布 7 个部分' }).press('Enter')
    await expect(page.getByText('第 1 版', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: '深圳企业大学' })).toBeVisible()
  })

  const { channel } = (await api(page, 'GET', '/api/v1/session')) as { channel: { id: string } }
  const { url } = (await api(page, 'POST', `/api/v1/home-pages/${channel.id}/public-link`)) as { url: string }
  await test.step('a phone sees it', () =>
    onPhone(browser, url, async (phone) => {
      await heading('深圳企业大学')(phone)
      await expect(phone.getByRole('img', { name: '年会签到' })).toBeVisible()
      for (const name of ['走进华南', '看直播', '报名', '考勤']) await expect(phone.getByText(name)).toBeVisible()
      await expect(phone.getByText('文件', { exact: true })).toHaveCount(0)
      await phone.getByRole('button', { name: '会议' }).click()
      await expect(phone.getByText('请在 App 中打开“会议”')).toBeVisible()
    }))

  await test.step('what is scheduled shows at its time', async () => {
    await writeLogo(page, '年会当天')
    await api(page, 'POST', '/api/v1/home-screen/publications', {
      revision: 1,
      at: new Date(Date.now() + 3000).toISOString(),
      name: '年会当天版',
    })
    await onPhone(browser, url, heading('深圳企业大学'))
    await expect
      .poll(async () => ((await api(page, 'GET', '/api/v1/home-screen')) as { revision: number }).revision)
      .toBe(2)
    await shownAt(page, url, '年会当天')
    await onPhone(browser, url, heading('年会当天'))
  })

  await test.step('the former one is restored as a draft, and published', async () => {
    await page.goto('about:blank')
    await page.goto(address('#/logoSettings'))
    await page.getByRole('button', { name: '恢复第 1 版' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: '恢复', exact: true }).press('Enter')
    await expect(page.getByText('第 1 版已恢复为草稿').first()).toBeVisible()
    await page.getByRole('button', { name: '发布标识' }).press('Enter')
    await expect(page.getByText('由第 1 版恢复')).toBeVisible()
    await shownAt(page, url, '深圳企业大学')
    await onPhone(browser, url, heading('深圳企业大学'))
  })
})
