import { expect, type Page, test } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { address, api, demoAccount, logIn } from './product.ts'

const tutor = (name: string) => ({ name, introduction: '讲师', avatar: 'a.jpg', serial: 1 })

/** Makes tutors whose names begin alike, and opens the list of them. */
async function tutors(page: Page, count: number) {
  await logIn(page, demoAccount('channel-admin'))
  const prefix = `列${String(Date.now()).slice(-5)}`
  for (let at = 0; at < count; at += 1)
    await api(page, 'POST', '/api/v1/tutors', tutor(`${prefix}${String(at).padStart(2, '0')}`))
  await page.goto(address(`#/tutor?q=${encodeURIComponent(prefix)}&sort=name`))
  await expect(page.getByRole('row', { name: `${prefix}00` })).toBeVisible()
  return prefix
}

test('a list that cannot be refreshed keeps its rows and says so; trying again clears that', async ({ page }) => {
  const prefix = await tutors(page, 2)
  let isDown = true
  await page.route(/\/api\/v1\/tutors\?/, (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await page.getByRole('link', { name: `编辑导师 ${prefix}00` }).click()
  await page.getByRole('textbox', { name: '姓名' }).fill(`${prefix}改`)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/tutor\?/)
  const told = page.getByRole('status').filter({ hasText: '未能刷新' })
  await expect(told).toBeVisible()
  await expect(page.getByRole('row', { name: `${prefix}01` })).toBeVisible()
  isDown = false
  await told.getByRole('button', { name: '重试' }).click()
  await expect(told).toBeHidden()
  await expect(page.getByRole('row', { name: `${prefix}改` })).toBeVisible()
})

test('a list that is loaded again asks for its rows beside who is there, and once', async ({ page }) => {
  const prefix = await tutors(page, 2)
  // Gone back to, its rows are known: nothing is asked for there.
  await page.getByRole('link', { name: `编辑导师 ${prefix}00` }).click()
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue(`${prefix}00`)
  await page.goBack()
  await expect(page.getByRole('row', { name: `${prefix}00` })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const rows = page.waitForRequest(/\/api\/v1\/tutors\?/)
  await page.route(/\/api\/v1\/session$/, async (route) => {
    await rows
    await route.continue()
  })
  await api(page, 'POST', '/api/v1/tutors', tutor(`${prefix}02`))
  await page.reload()
  await expect(page.getByRole('row', { name: `${prefix}02` })).toBeVisible()
  expect(asked.filter((path) => path === '/api/v1/tutors')).toHaveLength(1)
})

test('a page that is loaded again shows nothing of who was there before', async ({ page }) => {
  const prefix = await tutors(page, 1)
  const { accountNumber, password } = demoAccount('chamber-admin')
  await api(page, 'POST', '/adminLogin', { accountNumber, password })
  const refused = page.waitForResponse(/\/api\/v1\/tutors\?/)
  await page.reload()
  expect((await refused).status()).toBe(401)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('row', { name: `${prefix}00` })).toBeHidden()
})

test('a search that is typed while the next list is on its way does not land there', async ({ page }) => {
  await tutors(page, 1)
  // The code of the next screen waits until the text is typed: it is none of those that come with the back office.
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route(/assets\/.*\.js$/, async (route) => {
    await typed
    await route.continue()
  })
  const search = await page.getByRole('searchbox').elementHandle()
  // In one go: the list in sight stays for 300 ms only.
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '文件' })
    .evaluate((link: HTMLElement, input) => {
      link.click()
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(input, '只找导师')
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    }, search)
  await expect(page.getByRole('heading', { level: 1, name: /文件/ })).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 1, name: /文件/ })).toBeVisible()
  await expect(page).toHaveURL(/eusFileShow$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('a search keeps the space that is typed, waits for a word to be composed, and finds a name that was pasted with what nobody sees', async ({
  page,
}) => {
  const prefix = await tutors(page, 1)
  const search = page.getByRole('searchbox')
  await search.fill('')
  await search.pressSequentially(`${prefix}0 `)
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(prefix)}0(?:&|$)`))
  await expect(page.getByRole('row', { name: `${prefix}00` })).toBeVisible()
  await expect(search).toHaveValue(`${prefix}0 `)
  await search.pressSequentially('科')
  await expect(page).toHaveURL(new RegExp(`${encodeURIComponent('科')}(?:&|$)`))
  await expect(search).toHaveValue(`${prefix}0 科`)

  await search.fill(`\u200B${prefix}00\u200B`)
  await expect(page.getByRole('row', { name: `${prefix}00` })).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/v1\/tutors\?/.test(request.url())) asked.push(new URL(request.url()).searchParams.get('q') ?? '')
  })
  await search.fill('')
  // The address says it: a search that was answered a moment ago is not asked again.
  await expect(page).not.toHaveURL(/[?&]q=/)
  const typing = await page.context().newCDPSession(page)
  for (const text of ['z', 'zh', 'zhao', '找'])
    await typing.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await typing.send('Input.insertText', { text: '找人' })
  await expect.poll(() => asked.at(-1)).toBe('找人')
  expect(asked.filter((q) => /z|^找$/.test(q))).toEqual([])
})

test('deleting by a row’s button keeps the focus: on the row behind, then on the one before, then on what stands in place of rows', async ({
  page,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  const prefix = `奖${String(Date.now()).slice(-5)}`
  for (let at = 0; at < 3; at += 1)
    await api(page, 'POST', '/api/v1/prizes', { name: `${prefix}0${at}`, price: '1', quantity: 1, grade: '一等奖' })
  await page.goto(address(`#/lotteryBank?q=${encodeURIComponent(prefix)}&sort=name`))
  const remove = async (at: number) => {
    const button = page.getByRole('button', { name: `删除 ${prefix}0${at}` })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click()
    await expect(button).toBeHidden()
  }
  await remove(1)
  await expect(page.getByRole('button', { name: `删除 ${prefix}02` })).toBeFocused()
  await remove(2)
  await expect(page.getByRole('button', { name: `删除 ${prefix}00` })).toBeFocused()
  await remove(0)
  await expect(page.getByRole('button', { name: '清除筛选' })).toBeFocused()
})

test('Shift ticks from the last tick of the same page; a tick of another page stays, and is no beginning', async ({
  page,
}) => {
  const prefix = await tutors(page, 25)
  await page.goto(address(`#/tutor?q=${encodeURIComponent(prefix)}&sort=name&pageSize=20`))
  const tick = (at: number) => page.getByRole('checkbox', { name: `${prefix}${String(at).padStart(2, '0')}` })
  const chosen = (count: number) => expect(page.getByText(`已选 ${count}`, { exact: true })).toBeVisible()
  await tick(2).press('Space')
  await tick(5).press('Shift+Space')
  for (const at of [2, 3, 4, 5]) await expect(tick(at)).toBeChecked()
  await chosen(4)
  await page.getByRole('button', { name: '下一页' }).press('Enter')
  await expect(tick(22)).toBeVisible()
  await tick(22).press('Shift+Space')
  await chosen(5)
  await expect(tick(21)).not.toBeChecked()
  await tick(24).press('Shift+Space')
  await chosen(7)
  await page.getByRole('button', { name: '上一页' }).press('Enter')
  await expect(tick(5)).toBeChecked()
  await expect(tick(6)).not.toBeChecked()
  await tick(7).press('Shift+Space')
  await chosen(8)
})

for (const [language, says, retry, chosen] of [
  ['zh-CN', '数据请求失败', '重试', '已选 1'],
  ['en-US', 'Data request error', 'Try again', '1 chosen'],
] as const)
  test(`what was ticked stays where the code of the bulk bar is lost on the way, and is fetched again when asked: ${language}`, async ({
    page,
  }) => {
    const prefix = await tutors(page, 2)
    await page.route(/BulkBar.*\.js/, (route) => route.abort())
    await page.goto(address(`#/tutor?q=${encodeURIComponent(prefix)}&sort=name`))
    if (language === 'en-US') await page.getByRole('button', { name: '语言' }).click()
    const tick = page.getByRole('checkbox', { name: `${prefix}01` })
    await tick.press('Space')
    const lost = page.getByRole('main').getByRole('alert')
    await expect(lost).toContainText(says)
    await expect(tick).toBeChecked()
    await page.unroute(/BulkBar.*\.js/)
    await lost.getByRole('button', { name: retry }).press('Enter')
    await expect(page.getByText(chosen, { exact: true })).toBeVisible()
    await expect(tick).toBeChecked()
  })

test('ticking before the words and endpoints of what is done with ticks have come leaves the list, and the focus', async ({
  page,
}) => {
  const prefix = await tutors(page, 21)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/later-(words|endpoints).*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address(`#/tutor?q=${encodeURIComponent(prefix)}&sort=name`))
  await page.reload()
  const tick = page.getByRole('checkbox', { name: '选择本页全部' })
  // Before its rows are there the page has nothing to select.
  await expect(page.getByRole('row', { name: `${prefix}01` })).toBeVisible()
  await tick.press('Space')
  await expect(page.getByRole('main').getByRole('status', { name: '正在加载' })).toBeVisible()
  await expect(tick).toBeFocused()
  await expect(page.getByRole('row', { name: `${prefix}01` })).toBeVisible()
  release()
  const all = page.getByRole('button', { name: '选择全部 21 条' })
  await all.focus()
  await expect(page.getByText('已选 20', { exact: true })).toBeVisible()
  await expect(all).toBeFocused()
})

test('what opens over a list says so where its code is lost on the way, and opens when asked again', async ({
  page,
}) => {
  const prefix = await tutors(page, 2)
  const overlays = [
    [/ListView.*\.js/, () => page.getByRole('button', { name: /^视图/ }).press('Enter')],
    [/FindPalette.*\.js/, () => page.keyboard.press('Control+k')],
    [/BellDrawer.*\.js/, () => page.getByRole('button', { name: /^收到的通知/ }).press('Enter')],
  ] as const
  for (const [code, open] of overlays) {
    await page.route(code, (route) => route.abort())
    await page.goto(address(`#/tutor?q=${encodeURIComponent(prefix)}&sort=name`))
    await page.reload()
    const tick = page.getByRole('checkbox', { name: `${prefix}01` })
    await tick.press('Space')
    await open()
    await expect(page.getByText('数据请求失败')).toBeVisible()
    await expect(tick).toBeChecked()
    await page.unroute(code)
    await open()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tick).toBeChecked()
  }
})

test('the focus stays on the button of a row, whatever it does', async ({ page }) => {
  const prefix = await tutors(page, 2)
  const isKept = async (before: string, after = before, role: 'button' | 'link' = 'button') => {
    const button = page.getByRole(role, { name: before, exact: true })
    // What it did before is still being shown.
    await expect(button).not.toHaveAttribute('data-pending')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole(role, { name: after, exact: true })).toBeFocused()
  }
  /** What is asked first is confirmed, or shown and closed, by keys. */
  const isKeptThrough = async (name: string, close: () => Promise<void>, after = name) => {
    const button = page.getByRole('button', { name, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await close()
    await expect(page.getByRole('button', { name: after, exact: true })).toBeFocused()
  }
  await isKept(`下线 ${prefix}00`, `上线 ${prefix}00`)
  await isKept(`上线 ${prefix}00`, `下线 ${prefix}00`)
  await isKeptThrough(`${prefix}00 的更多操作`, async () => {
    await page.getByRole('menuitem', { name: '删除' }).press('Enter')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  const startAt = new Date().toISOString()
  const endAt = new Date(Date.parse(startAt) + 86_400_000).toISOString()
  const notice = { title: prefix, body: '内容', startAt, endAt, durationDays: 1, publisher: '王珊' }
  await api(page, 'POST', '/api/v1/notices', notice)
  await page.goto(address('#/eusnoticeList'))
  await isKept(`发布 ${prefix}`, `撤回 ${prefix}`)
  await isKept(`撤回 ${prefix}`, `发布 ${prefix}`)

  await api(page, 'POST', '/api/v1/courses', { name: prefix, headImage: 'a.jpg', serialNumber: 1 })
  await page.goto(address(`#/curriculum?q=${encodeURIComponent(prefix)}`))
  await isKeptThrough(`预览 ${prefix}`, async () => {
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  })
  const more = page.getByRole('button', { name: `${prefix} 的更多操作` })
  await more.press('Enter')
  await page.getByRole('menuitem', { name: '复制一份' }).press('Enter')
  await expect(page.getByText('2 门', { exact: true })).toBeVisible()
  await expect(more).toBeFocused()
})

test('the rows of a list are one tab stop, and the arrow keys go through them', async ({ page }) => {
  const prefix = await tutors(page, 3)
  const link = (at: number) => page.getByRole('link', { name: `${prefix}0${at}`, exact: true })
  const press = (keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  await page.getByRole('searchbox').focus()
  await tabTo(page, link(0))
  await press(['ArrowDown', 'ArrowDown', 'ArrowDown'])
  await expect(link(2)).toBeFocused()
  await press(['End'])
  await expect(page.getByRole('button', { name: `${prefix}02 的更多操作` })).toBeFocused()
  await press(['ArrowUp', 'ArrowLeft'])
  await expect(page.getByRole('button', { name: `查看 ${prefix}01` })).toBeFocused()
  await press(['Home', 'Space'])
  await expect(page.getByRole('checkbox', { name: `${prefix}01` })).toBeChecked()
  await press(['Shift+Tab'])
  await expect(page.locator('tr[data-row] :focus')).toHaveCount(0)
  await press(['Tab'])
  await expect(page.getByRole('checkbox', { name: `${prefix}01` })).toBeFocused()
})

test('a view is saved, taken again on another day and deleted, by keys alone', async ({ page }) => {
  const prefix = await tutors(page, 2)
  const view = page.getByRole('button', { name: /^视图/ })
  const popover = page.getByRole('dialog')
  const asked = () => Object.fromEntries(new URLSearchParams(page.url().split('?')[1]))
  const listed = asked()
  await view.press('Enter')
  await popover.getByRole('textbox', { name: '视图名称' }).fill(prefix)
  await page.keyboard.press('Enter')
  const kept = popover.getByRole('button', { name: prefix, exact: true })
  await expect(kept).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view).toBeFocused()

  await page.goto(address('#/tutor'))
  await page.reload()
  await view.press('Enter')
  await kept.press('Enter')
  await expect.poll(asked).toEqual(listed)
  await expect(page.getByRole('row', { name: `${prefix}01` })).toBeVisible()
  await view.press('Enter')
  await popover.getByRole('button', { name: `删除视图“${prefix}”` }).press('Enter')
  await expect(kept).toBeHidden()
})

test('which columns are shown and how high rows are is kept for the list', async ({ page }) => {
  const prefix = await tutors(page, 2)
  const column = page.getByRole('columnheader', { name: '简介' })
  await expect(column).toBeVisible()
  await page.getByRole('button', { name: /^视图/ }).press('Enter')
  await page.getByRole('dialog').getByRole('checkbox', { name: '简介' }).press('Space')
  await page.getByRole('dialog').getByRole('radio', { name: '标准' }).press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(column).toBeHidden()
  await page.reload()
  await expect(page.getByRole('row', { name: `${prefix}00` })).toBeVisible()
  await expect(column).toBeHidden()
  await expect(page.getByRole('region', { name: '导师' }).first()).toHaveAttribute('data-density', 'compact')
})

test('a row is looked at beside the list, and the next one; the focus goes back', async ({ page }) => {
  const prefix = await tutors(page, 3)
  const look = page.getByRole('button', { name: `查看 ${prefix}00` })
  await look.press('Enter')
  const panel = page.getByRole('dialog')
  const title = panel.getByRole('heading')
  await expect(title).toHaveText(`${prefix}00`)
  const next = panel.getByRole('button', { name: '下一条' })
  await next.press('Enter')
  await expect(title).toHaveText(`${prefix}01`)
  await next.press('Enter')
  await expect(title).toHaveText(`${prefix}02`)
  await expect(next).toBeDisabled()
  await expect(panel.getByRole('button', { name: '上一条' })).toBeFocused()
  const history = panel.getByRole('button', { name: '记录' })
  await history.press('Enter')
  await expect(panel.getByRole('listitem')).toHaveText(
    new RegExp(`新建导师.*${demoAccount('channel-admin').accountNumber}`),
  )
  await expect(history).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(look).toBeFocused()
})

test('another notice is made of one that is over: it is numbered, begins now, and the next one is made of it', async ({
  page,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  const title = `抄${String(Date.now()).slice(-5)}`
  const day = 86_400_000
  const startAt = new Date(Date.now() - 2 * day).toISOString()
  const endAt = new Date(Date.parse(startAt) + day).toISOString()
  await api(page, 'POST', '/api/v1/notices', {
    title,
    body: '同样的内容',
    startAt,
    endAt,
    durationDays: 1,
    publisher: '王珊',
  })
  await page.goto(address('#/eusnoticeList'))
  await page.getByRole('button', { name: `${title} 的更多操作` }).press('Enter')
  await page.getByRole('menuitem', { name: '复制一份' }).press('Enter')
  const field = page.getByRole('textbox', { name: '标题' })
  await expect(field).toHaveValue(`${title} (2)`)
  await expect(field).toBeFocused()
  await expect(page.getByText('同样的内容')).toBeVisible()
  await page.getByRole('button', { name: '保存', exact: true }).press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`${title} (2)`)

  // At the record: from what shows it, and from the form of it.
  await page.getByRole('link', { name: '复制一份' }).press('Enter')
  await expect(field).toHaveValue(`${title} (3)`)
  await page.goBack()
  await page.getByRole('link', { name: '编辑' }).press('Enter')
  await expect(heading).toHaveText(`${title} (2)`)
  await page.getByRole('link', { name: '复制一份' }).press('Enter')
  await expect(field).toHaveValue(`${title} (3)`)
  await page.getByRole('button', { name: '保存', exact: true }).press('Enter')
  await expect(heading).toHaveText(`${title} (3)`)

  const { items } = (await api(page, 'GET', `/api/v1/notices?q=${encodeURIComponent(title)}`)) as {
    items: { title: string; startAt: string; endAt: string }[]
  }
  expect(items.map((one) => one.title).toSorted()).toEqual([title, `${title} (2)`, `${title} (3)`])
  for (const one of items.filter((each) => each.title !== title)) {
    expect(Date.parse(one.startAt)).toBeGreaterThan(Date.parse(endAt))
    expect(Date.parse(one.endAt) - Date.parse(one.startAt)).toBe(day)
  }
})

test('another company begins with what is no company’s own', async ({ page }) => {
  await logIn(page, demoAccount('chamber-admin'))
  await page.goto(address('#/businessManagement'))
  await page
    .getByRole('link', { name: /^复制一份/ })
    .first()
    .press('Enter')
  const name = page.getByRole('textbox', { name: '企业名称' })
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('')
  await expect(page.getByRole('textbox', { name: '统一社会信用代码' })).toHaveValue('')
  await expect(page.getByRole('combobox', { name: '行业', exact: true })).not.toHaveValue('')
})

test('on a phone, where rows are cards, the page and then all that match are ticked', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const prefix = await tutors(page, 25)
  await page.goto(address(`#/tutor?q=${encodeURIComponent(prefix)}&sort=name&pageSize=20`))
  await expect(page.getByRole('checkbox', { name: `${prefix}00` })).toBeVisible()
  const all = page.getByText('选择本页全部')
  await expect(all).toBeInViewport()
  await all.click()
  await expect(page.getByText('已选 20', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '选择全部 25 条' }).click()
  await expect(page.getByText('已选 25', { exact: true })).toBeVisible()
})
