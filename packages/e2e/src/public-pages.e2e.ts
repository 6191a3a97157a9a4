import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { fitsPhones, phoneIn } from './phone.ts'
import { uploadPicture } from './pictures.ts'
import { address, api, demoAccount, logIn } from './product.ts'
import { smsTo } from './sms.ts'

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

/** What activities have that take sign-ups, but for what they are called and where they are. */
const tomorrow = () => ({
  headImage: 'a.jpg',
  startAt: inDays(1),
  endAt: inDays(2),
  publisher: '秘书处',
  company: '商会',
  contact: '王明',
  content: '请准时到场。',
  takesSignUps: true,
  signUpLimit: 20,
})

/** A public page of each kind that anybody can open, of the demo chamber. */
async function addressesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  await logIn(page, demoAccount('chamber-admin'))
  const made = async (path: string, body: object) => ((await api(page, 'POST', path, body)) as { id: string }).id
  const linked = async (path: string) => ((await api(page, 'POST', `${path}/public-link`)) as { url: string }).url
  const { items } = (await api(page, 'GET', '/api/v1/companies?pageSize=10')) as { items: { id: string }[] }
  const companyId = items[0]?.id ?? ''
  const text = {
    title: '关于组织会员单位参加二〇二六年度企业合规管理与数据安全专题培训的通知',
    body: `各会员单位请按时间安排参加培训。\nhttps://www.example.cn/${'a'.repeat(80)}`,
    startAt: inDays(-1),
    endAt: inDays(1),
    publisher: '秘书处',
  }
  const notice = await made('/api/v1/notices', { ...text, durationDays: 2 })
  const news = await made('/api/v1/news', text)
  for (const path of [`notices/${notice}`, `news/${news}`])
    await api(page, 'POST', `/api/v1/${path}/status`, { status: 'published' })
  const shelved = {
    title: '长期有效',
    content: '按需定制，可先做小批量试点。',
    companyId,
    contactId: '',
    expiresAt: '',
  }
  const resource = await made('/api/v1/resources', { ...shelved, name: '工业视觉检测'.repeat(6), type: 4 })
  const demand = await made('/api/v1/demands', { ...shelved, name: '嵌入式工程师团队', type: 9 })
  const card = await made(`/api/v1/companies/${companyId}/employees`, {
    name: '阿卜杜拉·买买提·艾力江·热合曼',
    position: '西北区大客户与战略合作事业部负责人',
    phone: '13811110009',
    avatar: '',
  })
  const businessCard = await made('/api/v1/business-cards', {
    name: '阿卜杜拉·买买提·艾力江·热合曼',
    position: '西北区大客户与战略合作事业部负责人',
    phone: '13811110009',
    address: '深圳市南山区科技园高新南一道 9 号 12 楼',
    links: [{ name: '官网', url: `https://www.example.cn/${'a'.repeat(80)}` }],
  })
  const binding = (await api(page, 'POST', `/api/v1/employees/${card}/binding-link`)) as { url: string }
  const tutor = { name: '陈老师', introduction: '十年行业经验', avatar: 'tutor.png', serial: 1 }
  await made('/api/v1/lives', {
    name: '二〇二六年度企业合规管理与数据安全专题直播',
    type: 'ROOM',
    headImage: 'live.png',
    startAt: inDays(1),
    endAt: inDays(2),
    tutorId: await made('/api/v1/tutors', tutor),
  })
  const activity = await made('/api/v1/activities', {
    ...tomorrow(),
    title: '二〇二六年度会员企业合规管理与数据安全交流会',
    place: '深圳市南山区科技园会议中心三楼',
  })
  const { id: channel } = (await api(page, 'GET', '/api/v1/channel')) as { id: string }
  const preview = (await api(page, 'POST', '/api/v1/home-screen/preview-link')) as { url: string }
  return {
    notice: await linked(`/api/v1/notices/${notice}`),
    news: await linked(`/api/v1/news/${news}`),
    resource: await linked(`/api/v1/resources/${resource}`),
    demand: await linked(`/api/v1/demands/${demand}`),
    home: await linked(`/api/v1/home-pages/${channel}`),
    homePreview: preview.url,
    company: await linked(`/api/v1/companies/${companyId}`),
    activity: await linked(`/api/v1/activities/${activity}`),
    join: await linked(`/api/v1/join-pages/${channel}`),
    businessCard: await linked(`/api/v1/business-cards/${businessCard}`),
    binding: binding.url,
    check: new URL('/p/check', address()).href,
    gone: new URL(`/p/${'x'.repeat(22)}`, address()).href,
  }
}

/** The scripts and styles that a page asks for. */
function assetsAskedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/p/assets/')) asked.push(pathname)
  })
  return asked
}

/** Notes the heading that the document came with, before its script has run. */
const noteHeading = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') Object.assign(globalThis, { drawn: document.querySelector('h1') })
    })
  })

/** Whether the script has taken over the page that the document came with, instead of drawing another. */
const tookOver = (page: Page) =>
  page.evaluate(() => document.querySelector('h1') === (globalThis as { drawn?: Element | null }).drawn)

/** Pages whose form comes with their script. */
const hasForm = (kind: string) => kind === 'activity' || kind === 'join'

/** What there is to read on a page beside its form and what it follows on the phone itself. */
const wordsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const read = main.cloneNode(true) as Element
    for (const part of read.querySelectorAll('form, [aria-live]')) part.remove()
    return read.textContent
  })

/** Pages on which nothing is pressed: they do without the script that draws the others. */
const isStill = (kind: string) => ['notice', 'news', 'resource', 'demand', 'company', 'gone'].includes(kind)
const wholeScript = /\/public-[^/]*\.js$/

/** A phone to which no script comes. */
async function bareIn(browser: Browser, given: BrowserContextOptions = {}): Promise<Page> {
  const phone = await phoneIn(browser, 'zh-CN', given)
  await phone.route(/\/p\/assets\/.*\.js$/, (route) => route.abort())
  return phone
}

/** A phone to which no script comes shows the same words. */
async function readsWithoutScript(browser: Browser, addresses: Readonly<Record<string, string>>): Promise<void> {
  const phone = await phoneIn(browser, 'zh-CN')
  const bare = await bareIn(browser)
  for (const [kind, url] of Object.entries(addresses))
    await test.step(kind, async () => {
      await Promise.all([bare.goto(url), phone.goto(url)])
      await expect(bare.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const words = await wordsOf(bare)
      await expect(bare.locator('form')).toHaveCount(0)
      // Apps of a home screen are read, and so is what a check asks for.
      if (!['home', 'homePreview', 'check'].includes(kind)) await expect(bare.getByRole('button')).toHaveCount(0)
      // Its link is traded for a session, by its script.
      if (kind === 'binding') expect(words).toContain('正在打开')
      // A check says when it has fetched what it works with.
      else if (kind !== 'check') expect(words).toBe(await wordsOf(phone))
    })
  await Promise.all([phone.context().close(), bare.context().close()])
}

test('every public page comes in one go, is read without its script, and fits 320 px and a phone whose text is twice as large', async ({
  page,
  browser,
}) => {
  test.slow()
  const addresses = await addressesOf(page)
  await readsWithoutScript(browser, addresses)
  for (const locale of ['zh-CN', 'en-US'])
    for (const [kind, url] of Object.entries(addresses))
      await test.step(`${kind}, ${locale}`, async () => {
        const phone = await phoneIn(browser, locale)
        const asked = assetsAskedBy(phone)
        await noteHeading(phone)
        const answer = await phone.goto(url)
        // Its link is traded for a session, whose page it goes on to.
        if (kind === 'binding') await phone.waitForURL(/\/p\/my\//)
        await expect(phone.getByRole('heading', { level: 1 }).first()).toBeVisible()
        // A check goes on to fetch what it works with when there is no network.
        if (kind !== 'binding' && kind !== 'check') {
          const document = (await answer?.text()) ?? ''
          expect(asked.filter((path) => !document.includes(path))).toEqual([])
        }
        await expect.poll(() => tookOver(phone)).toBe(true)
        if (hasForm(kind)) await expect(phone.locator('form')).toBeVisible()
        if (isStill(kind)) expect(asked.filter((path) => wholeScript.test(path))).toEqual([])
        await fitsPhones(phone)
        await phone.context().close()
      })
})

const [oneSide, otherSide] = ['13811110021', '13811110022'] as const

/** Pages of one person, who has come to each of them on `own`. */
async function ownAddressesOf(page: Page, own: Page, browser: Browser): Promise<Readonly<Record<string, string>>> {
  const made = async (path: string, body: object) => ((await api(page, 'POST', path, body)) as { id: string }).id
  const linked = async (path: string) => ((await api(page, 'POST', `${path}/public-link`)) as { url: string }).url
  const opened = async (url: string, body?: object) => {
    const { ref } = (await api(own, 'POST', url, body)) as { ref: string }
    return new URL(`/p/my/${ref}`, address()).href
  }
  const side = async (name: string, phone: string) => {
    const companyId = await made('/api/v1/companies', { name, industry: '教育', industryTags: ['教育'] })
    const card = { name: '东方云', position: '经理', phone, avatar: '' }
    return { companyId, contactId: await made(`/api/v1/companies/${companyId}/employees`, card) }
  }
  await logIn(page, demoAccount('chamber-admin'))
  const [offering, looking] = [await side('云上咨询有限公司', oneSide), await side('求索科技有限公司', otherSide)]
  const of = { content: '可先做小批量试点。', expiresAt: '', title: '长期有效' }
  const resourceId = await made('/api/v1/resources', { ...of, ...offering, type: 6, name: '数字化咨询' })
  const demandId = await made('/api/v1/demands', { ...of, ...looking, type: 12, name: '找数字化咨询' })
  await made('/api/v1/introductions', { resourceId, demandId })
  const introduction = /\/p\/[\w-]{22}/.exec(await smsTo(browser, oneSide))?.[0] ?? ''

  const activity = await made('/api/v1/activities', { ...tomorrow(), title: '会员企业走访', place: '深圳市南山区' })
  const meeting = await made('/api/v1/meetings', {
    name: '会员大会',
    address: '会展中心',
    startAt: new Date(Date.now() + 3_600_000).toISOString(),
    endAt: inDays(1),
    winners: 'everyone',
  })
  const guest = { name: '东方云', company: '', phone: oneSide }
  await made(`/api/v1/meetings/${meeting}/participants`, { ...guest, seat: 'A8' })
  const helper = (await api(page, 'POST', `/api/v1/meetings/${meeting}/desk-helpers`, { name: '签到志愿者' })) as {
    url: string
  }
  const signIn = await opened(`${await linked(`/api/v1/printed-sign-in-links/${meeting}`)}/printedSignIn`)

  const link = (await api(page, 'POST', `/api/v1/employees/${looking.contactId}/binding-link`)) as { url: string }
  const binding = await opened(`${link.url}/binding`)
  await api(own, 'POST', `${binding}/binding/code`, { phone: otherSide })
  const code = /\d{6}/.exec(await smsTo(browser, otherSide))?.[0] ?? ''
  const employee = await opened(`${binding}/binding/card`, { phone: otherSide, code })
  const filed = { type: 6, name: '云平台代维', title: '', content: '全年', expiresAt: '' }
  await api(own, 'POST', `${employee}/resources`, filed)
  return {
    introduction: await opened(`${introduction}/introduction`),
    signUp: await opened(`${await linked(`/api/v1/activities/${activity}`)}/sign-up`, guest),
    place: await opened(`${signIn}/sign-in`, { name: guest.name, phone: oneSide }),
    desk: await opened(`${helper.url}/desk`),
    employee,
  }
}

test('the pages of one person are read before their script, which takes them over with what is pressed on them', async ({
  page,
  browser,
}) => {
  const own = await phoneIn(browser, 'zh-CN')
  const addresses = await ownAddressesOf(page, own, browser)
  const bare = await bareIn(browser, { storageState: await own.context().storageState() })
  const stranger = await phoneIn(browser, 'zh-CN')
  await noteHeading(own)
  for (const [kind, url] of Object.entries(addresses))
    await test.step(kind, async () => {
      await Promise.all([own.goto(url), bare.goto(url)])
      await expect.poll(() => tookOver(own)).toBe(true)
      await expect(bare.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await wordsOf(bare)).toBe(await wordsOf(own))
      // What is pressed comes with the script; a place has nothing of the kind.
      await expect(bare.getByRole('button')).toHaveCount(0)
      if (kind !== 'place') await expect(own.getByRole('button').first()).toBeVisible()
      await fitsPhones(own)
      // Nobody else's phone is shown it, and none keeps it.
      const [answer] = await Promise.all([bare.reload(), stranger.goto(url)])
      expect(answer?.headers()['cache-control']).toBe('no-store')
      await expect(stranger.getByRole('heading', { name: '这台手机没有登录这个页面' })).toBeVisible()
    })
  for (const phone of [own, bare, stranger]) await phone.context().close()
})

const timeIn = (timeZone: string, instant: number) =>
  new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(instant)

test('a page that is only read gets the script that draws it where times or pictures ask for it', async ({
  page,
  browser,
}) => {
  await logIn(page, demoAccount('channel-admin'))
  const startAt = Date.now() - day
  const { id: notice } = (await api(page, 'POST', '/api/v1/notices', {
    title: '停电检修通知',
    body: '检修期间暂停上课。',
    startAt: new Date(startAt).toISOString(),
    endAt: inDays(1),
    durationDays: 2,
    publisher: '办公室',
  })) as { id: string }
  await api(page, 'POST', `/api/v1/notices/${notice}/status`, { status: 'published' })
  const course = { name: '配电安全', headImage: 'power.jpg', serialNumber: 1 }
  const { id: courseId } = (await api(page, 'POST', '/api/v1/courses', course)) as { id: string }
  await page.goto(address(`#/uploadcourse/${courseId}`))
  await page.getByRole('group', { name: '封面' }).getByRole('button', { name: '移除 封面' }).click()
  await uploadPicture(page, '封面', 640, 360)
  await page.getByRole('button', { name: '保存，下一步' }).click()
  await expect(page).toHaveURL(/eusChapter/)
  const linked = async (path: string) => ((await api(page, 'POST', `${path}/public-link`)) as { url: string }).url
  const addresses = {
    notice: await linked(`/api/v1/notices/${notice}`),
    course: await linked(`/api/v1/courses/${courseId}`),
  }

  await test.step('a phone elsewhere shows its own times', async () => {
    const [here, there] = [
      await phoneIn(browser, 'zh-CN'),
      await phoneIn(browser, 'zh-CN', { timezoneId: 'America/Lima' }),
    ]
    await Promise.all([here.goto(addresses.notice), there.goto(addresses.notice)])
    await expect(here.getByText(timeIn('Asia/Shanghai', startAt))).toBeVisible()
    await expect(there.getByText(`${timeIn('America/Lima', startAt)} GMT-5`)).toBeVisible()
    await expect(here.getByText('GMT')).toHaveCount(0)
    await Promise.all([here.context().close(), there.context().close()])
  })

  await test.step('a picture that cannot be fetched leaves its quiet place', async () => {
    const phone = await phoneIn(browser, 'zh-CN')
    await phone.goto(addresses.course)
    const cover = phone.locator('main article > *').first()
    await expect(cover).toHaveJSProperty('tagName', 'IMG')
    await phone.route(/\/objects\//, (route) => route.abort())
    await phone.reload()
    await expect(cover).toHaveJSProperty('tagName', 'SPAN')
    await expect(phone.getByRole('heading', { name: '配电安全' })).toBeVisible()
    await phone.context().close()
  })
})
