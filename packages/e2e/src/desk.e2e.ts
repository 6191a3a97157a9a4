import { expect, type Page, type Route, test } from '@playwright/test'
import { inHours } from '../../server/src/testing/in-hours.ts'
import { browserSeeing } from './badge-video.ts'
import { openChannel } from './own-channel.ts'
import { phoneIn, widthBeyond } from './phone.ts'
import { address, api, logIn } from './product.ts'

interface Listed {
  readonly id: string
  readonly name: string
  readonly number: number | null
  readonly way: string
}
const peopleOf = async (page: Page, meetingId: string) =>
  (
    (await api(page, 'GET', `/api/v1/meetings/${meetingId}/participants?pageSize=100&sort=number`)) as {
      items: Listed[]
    }
  ).items

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: /^扫胸卡/ })

/** A hand scanner types what it reads off a badge, and Enter. */
async function scan(page: Page, badge: string) {
  await fieldOf(page).pressSequentially(badge)
  await fieldOf(page).press('Enter')
}

/** A meeting of three, whose desk is open and knows whom it finds without a network. */
async function openDesk(page: Page) {
  const mark = String(Date.now()).slice(-7)
  const account = (await openChannel(page, `8${mark}`)).account
  const { id: meetingId } = (await api(page, 'POST', '/api/v1/meetings', {
    name: `年会${mark}`,
    address: '会展中心',
    startAt: inHours(-1),
    endAt: inHours(5),
  })) as { id: string }
  const expectOne = async (name: string, phone: string) =>
    ((await api(page, 'POST', `/api/v1/meetings/${meetingId}/participants`, { name, phone })) as { id: string }).id
  const ids = {
    first: await expectOne('来宾甲', '13600000001'),
    second: await expectOne('来宾乙', '13600000002'),
    third: await expectOne('来宾丙', '13600000003'),
  }
  const desk = address(`#/signInDesk/${meetingId}`)
  await page.goto(desk)
  await expect(page.getByText('断网也能签到')).toBeVisible()
  return { account, meetingId, ids, desk }
}

test('a desk without a network signs people in, and each counts once when it is back', async ({ page, browser }) => {
  const { account, meetingId, ids } = await openDesk(page)
  const elsewhere = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await logIn(elsewhere, account)
  // A window behind another has no focus to look at.
  await page.bringToFront()

  await page.context().setOffline(true)
  await scan(page, ids.first)
  await expect(page.getByText('来宾甲 已签到，待上交')).toBeVisible()
  await scan(page, ids.second)
  await expect(page.getByText('来宾乙 已签到，待上交')).toBeVisible()
  await expect(fieldOf(page)).toHaveValue('')
  await fieldOf(page).fill('不速之客')
  await page.getByRole('button', { name: '现场添加“不速之客”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '现场添加并签到' }).click()
  await expect(page.getByText('不速之客 已签到，待上交')).toBeVisible()
  await expect(fieldOf(page)).toBeFocused()
  // Part of a name finds whom the list has; what is taken back never happens.
  await fieldOf(page).fill('丙')
  await page.getByRole('button', { name: '签到 来宾丙' }).click()
  await expect(page.getByText('连不上服务器，4 条待上交')).toBeVisible()
  await page.getByRole('button', { name: '撤销 来宾丙' }).click()
  await expect(page.getByText('连不上服务器，3 条待上交')).toBeVisible()
  await scan(page, ids.first)
  await expect(page.getByText('来宾甲 之前已签到')).toBeVisible()

  // Another desk signs one of them in meanwhile.
  const fact = { kind: 'signIn', nonce: crypto.randomUUID(), at: inHours(0), participantId: ids.second }
  await api(elsewhere, 'POST', `/api/v1/meetings/${meetingId}/desk-facts`, { sentAt: inHours(0), facts: [fact] })
  expect((await peopleOf(elsewhere, meetingId)).filter(({ way }) => way !== '')).toMatchObject([{ name: '来宾乙' }])

  await page.context().setOffline(false)
  await expect(page.getByText('已连接，没有待上交的办理')).toBeVisible()
  const after = await peopleOf(elsewhere, meetingId)
  expect(after.map(({ name, number, way }) => [name, number, way]).toSorted()).toEqual([
    ['不速之客', 3, 'desk'],
    ['来宾丙', null, ''],
    ['来宾乙', 1, 'desk'],
    ['来宾甲', 2, 'desk'],
  ])
})

test('the next badge may be scanned before the desk has found the one before', async ({ page }) => {
  const { ids } = await openDesk(page)
  const half = ids.second.length / 2
  const scanBehind = async (route: Route) => {
    await fieldOf(page).pressSequentially(ids.second.slice(0, half))
    await route.continue()
  }
  await page.route(`**/participants/${ids.first}`, scanBehind, { times: 1 })
  await scan(page, ids.first)
  await expect(page.getByRole('button', { name: '撤销 来宾甲' })).toBeVisible()
  await scan(page, ids.second.slice(half))
  await expect(page.getByRole('button', { name: '撤销 来宾乙' })).toBeVisible()
  await expect(fieldOf(page)).toHaveValue('')
})

test('a page that is loaded anew has lost nothing of what waited', async ({ page }) => {
  const { account, meetingId, ids, desk } = await openDesk(page)
  await page.context().setOffline(true)
  await scan(page, ids.first)
  await expect(page.getByText('来宾甲 已签到，待上交')).toBeVisible()
  const asked = new Promise<string>((resolve) => {
    page.on('dialog', (dialog) => {
      resolve(dialog.type())
      // A page that is already going has no question left to answer.
      void dialog.accept().catch(() => {})
    })
  })
  // Nobody reaches the server: the page itself does not come before the network does.
  await page.reload().catch(() => {})
  expect(await asked).toBe('beforeunload')
  // A browser may still be giving up the reload, and a desk that is still there would hand in once it is reached.
  await expect(() => page.goto('about:blank')).toPass()
  await page.context().setOffline(false)
  // Nothing of it can be read on this device.
  await page.goto(address())
  const onDisk = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('icss-desk')
        opening.addEventListener('error', () => reject(opening.error as Error))
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('facts').objectStore('facts').getAll()
          all.addEventListener('success', () => {
            opening.result.close()
            const [{ meetingId: id, sealed }] = all.result as [{ meetingId: string; sealed: { content: ArrayBuffer } }]
            resolve(`${id} ${new TextDecoder().decode(sealed.content)}`)
          })
        })
      }),
  )
  expect(onDisk).toContain(meetingId)
  expect(onDisk).not.toContain('来宾甲')
  // Not even by whoever logs out and in again: what waits goes once the desk is open.
  await logIn(page, account)
  expect((await peopleOf(page, meetingId)).filter(({ way }) => way !== '')).toEqual([])
  await page.goto(desk)
  await expect(page.getByText('已连接，没有待上交的办理')).toBeVisible()
  await expect
    .poll(async () => (await peopleOf(page, meetingId)).filter(({ way }) => way !== ''))
    .toMatchObject([{ id: ids.first, way: 'desk' }])
})

test('a session that ends in the middle keeps what is done at the desk, and hands it in after the login', async ({
  page,
  browser,
}) => {
  const { account, meetingId, ids } = await openDesk(page)
  const elsewhere = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await logIn(elsewhere, account)
  await page.context().clearCookies()
  // What a scanner types goes on into the field of the desk, and not into that of a password.
  await scan(page, ids.first)
  await expect(page.getByText('登录已过期，1 条待上交')).toBeVisible()
  await scan(page, ids.second)
  await expect(page.getByText('登录已过期，2 条待上交')).toBeVisible()
  const login = page.getByRole('dialog', { name: '登录已过期' })
  await expect(login).toBeHidden()
  expect((await peopleOf(elsewhere, meetingId)).filter(({ way }) => way !== '')).toEqual([])
  // Who opens the login and closes it is at the desk again.
  await page.getByRole('button', { name: '重新登录' }).click()
  await login.getByRole('button', { name: '关闭' }).click()
  await expect(login).toBeHidden()
  await page.getByRole('button', { name: '重新登录' }).click()
  await login.getByLabel('密码', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(login).toBeHidden()
  await expect(page.getByText('已连接，没有待上交的办理')).toBeVisible()
  await expect
    .poll(async () => (await peopleOf(elsewhere, meetingId)).filter(({ way }) => way !== ''))
    .toMatchObject([
      { id: ids.first, way: 'desk' },
      { id: ids.second, way: 'desk' },
    ])
  await elsewhere.context().close()
})

test('leaving the desk with something that waits asks, and logging out too', async ({ page }) => {
  const { ids } = await openDesk(page)
  await page.context().setOffline(true)
  await scan(page, ids.first)
  await expect(page.getByText('连不上服务器，1 条待上交')).toBeVisible()
  const question = page.getByRole('alertdialog')
  for (const leave of [
    () => page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '通知' }).click(),
    () => page.getByRole('button', { name: '退出' }).click(),
  ]) {
    await leave()
    await expect(question.getByText(/还有 1 条没有上交，保存在本机/)).toBeVisible()
    await question.getByRole('button', { name: '留下' }).click()
    await expect(question).toBeHidden()
  }
  await page.context().setOffline(false)
  await expect(page.getByText('已连接，没有待上交的办理')).toBeVisible()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '通知' }).click()
  await expect(page).toHaveURL(/eusnoticeList/)
})

/** Adds a helper at the open desk; answers the dialog of helpers, which stays open, and the helper's link. */
async function addHelper(page: Page) {
  await page.getByRole('button', { name: '签到帮手' }).click()
  const dialog = page.getByRole('dialog', { name: '签到帮手' })
  await dialog.getByLabel('帮手姓名').fill('张志愿')
  await dialog.getByLabel('帮手姓名').press('Enter')
  const link = (await dialog.getByText(/\/p\/[\w-]{22}$/).textContent()) ?? ''
  return { dialog, link }
}

test('a helper at the door signs people in on their own phone, until the link is ended', async ({ page, browser }) => {
  const { meetingId, ids } = await openDesk(page)
  const { dialog, link } = await addHelper(page)
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await phone.goto(link)
  await expect(phone.getByText('帮手：张志愿')).toBeVisible()
  expect(phone.url()).toContain('/p/my/')
  expect(await widthBeyond(phone)).toBe(0)
  await expect(fieldOf(phone)).toBeFocused()
  // The next badge is scanned before the server has answered for the one before.
  const scanBehind = async (route: Route) => {
    await scan(phone, ids.third)
    await route.continue()
  }
  await phone.route('**/desk/facts', scanBehind, { times: 1 })
  await scan(phone, ids.first)
  await expect(phone.getByText(/^来宾丙 已签到 · 编号 2$/)).toBeVisible()
  await expect(fieldOf(phone)).toHaveValue('')
  await phone.getByRole('button', { name: '撤销 来宾丙' }).press('Enter')
  await expect(phone.getByText('已撤销 来宾丙 的签到')).toBeVisible()
  await fieldOf(phone).fill('来宾')
  await phone.getByRole('button', { name: '签到 来宾乙' }).press('Enter')
  await expect(phone.getByText(/^来宾乙 已签到/)).toBeVisible()
  await phone.getByRole('button', { name: '撤销 来宾乙' }).press('Enter')
  await expect(phone.getByText('已撤销 来宾乙 的签到')).toBeVisible()
  await fieldOf(phone).fill('不速之客')
  await phone.getByRole('button', { name: '现场添加“不速之客”' }).press('Enter')
  await phone.getByLabel('手机号').fill('13600000009')
  await phone.getByLabel('手机号').press('Enter')
  await expect(phone.getByText(/^不速之客 已签到/)).toBeVisible()
  await expect(phone.getByText('已签到 2 人，名单 4 人')).toBeVisible()

  await context.setOffline(true)
  await scan(phone, ids.third)
  await expect(phone.getByText(/^网络已断开/)).toBeVisible()
  await expect(fieldOf(phone)).toHaveValue(ids.third)
  await context.setOffline(false)

  await dialog.getByRole('button', { name: '结束 张志愿 的链接' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: '结束', exact: true }).press('Enter')
  await expect(dialog.getByText('已结束', { exact: true })).toBeVisible()
  await fieldOf(phone).press('Enter')
  await expect(phone.getByText(/^这台手机没有登录这个页面/)).toBeVisible()
  expect((await peopleOf(page, meetingId)).filter(({ way }) => way === 'desk').map(({ name }) => name)).toEqual([
    '来宾甲',
    '不速之客',
  ])
  await context.close()
})

test('badges that are held before a camera are signed in, at a desk without a network and on the phone of a helper', async ({
  page,
  launchOptions,
}, testInfo) => {
  const { account, meetingId, ids, desk } = await openDesk(page)
  const { link } = await addHelper(page)
  const [atDesk, atDoor] = await Promise.all([
    browserSeeing([ids.first, ids.second], testInfo.outputPath('desk.y4m'), launchOptions),
    browserSeeing([ids.third], testInfo.outputPath('door.y4m'), launchOptions),
  ])
  const deskPhone = await phoneIn(atDesk, 'zh-CN')
  await logIn(deskPhone, account)
  const reader = deskPhone.waitForResponse(/read-code/)
  await deskPhone.goto(desk)
  await (await reader).finished()
  await expect(deskPhone.getByText('断网也能签到')).toBeVisible()
  await deskPhone.context().setOffline(true)
  await deskPhone.getByRole('button', { name: '摄像头扫码' }).press('Enter')
  for (const name of ['来宾甲', '来宾乙'])
    await expect(deskPhone.getByRole('button', { name: `撤销 ${name}` })).toBeVisible()
  await expect(deskPhone.getByText(/^来宾[甲乙] 已签到，待上交$/)).toBeInViewport()
  await expect(deskPhone.getByText('连不上服务器，2 条待上交')).toBeVisible()
  expect(await widthBeyond(deskPhone)).toBe(0)
  const track = await deskPhone
    .locator('video')
    .evaluateHandle((video: HTMLVideoElement) => (video.srcObject as MediaStream).getVideoTracks()[0])
  await deskPhone.keyboard.press('Escape')
  await expect(deskPhone.getByRole('button', { name: '摄像头扫码' })).toBeFocused()
  await expect.poll(() => track.evaluate((one) => one?.readyState)).toBe('ended')
  await deskPhone.context().setOffline(false)
  await expect(deskPhone.getByText('已连接，没有待上交的办理')).toBeVisible()

  const helperPhone = await phoneIn(atDoor, 'zh-CN')
  await helperPhone.goto(link)
  await helperPhone.getByRole('button', { name: '摄像头扫码' }).click()
  await expect(helperPhone.getByText(/^来宾丙 已签到 · 编号 3$/)).toBeInViewport()
  await expect(helperPhone.getByText('已签到 3 人，名单 3 人')).toBeAttached()
  expect(await widthBeyond(helperPhone)).toBe(0)
  expect((await peopleOf(page, meetingId)).map(({ way }) => way)).toEqual(['desk', 'desk', 'desk'])
  await Promise.all([atDesk.close(), atDoor.close()])
})
