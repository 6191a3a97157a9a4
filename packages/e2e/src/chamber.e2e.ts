import { type Browser, expect, type Page, test } from '@playwright/test'
import { companyDraft } from '@icss/core/companies/company.ts'
import { publicPagesEn } from '@icss/core/public-links/public-pages.en.ts'
import { publicPagesZh } from '@icss/core/public-links/public-pages.zh.ts'
import { faultsOf } from './accessibility.ts'
import { letTimePass } from './database.ts'
import { fitsPhones, phoneIn } from './phone.ts'
import { address, api, demoAccount, logIn } from './product.ts'
import { smsTo } from './sms.ts'

// Of other journeys, and of those that ran before, nothing has such a name.
const mark = Date.now().toString(36)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Somebody with a code to their phone, in a form that asks for one. */
async function prove(own: Page, browser: Browser, phone: string, { code } = publicPagesZh): Promise<void> {
  await own.getByLabel(code.phone).fill(phone)
  await own.getByRole('button', { name: code.send }).click()
  const [ahead = '', behind = ''] = code.again.split('{{seconds}}')
  await expect(own.getByRole('button', { name: new RegExp(`${ahead}\\d+${behind}`) })).toBeVisible()
  await own
    .getByRole('textbox', { name: code.code, exact: true })
    .fill(/\d{6}/.exec(await smsTo(browser, phone))?.[0] ?? '')
}

/** A company of the demo chamber with a card of it. */
async function member(page: Page, name: string, phone: string) {
  const company = (await api(page, 'POST', '/api/v1/companies', {
    name,
    industry: '教育',
    industryTags: ['教育'],
  })) as { id: string }
  const card = (await api(page, 'POST', `/api/v1/companies/${company.id}/employees`, {
    name: '欧阳娜',
    position: '经理',
    phone,
    avatar: '',
  })) as { id: string }
  return { companyId: company.id, contactId: card.id }
}

/** The imported register holds a company of that name. */
async function inRegister(name: string, { abnormal = false } = {}): Promise<void> {
  const facts = {
    name,
    type: '有限责任公司',
    address: '',
    website: '',
    legalRepresentative: '王龘',
    industry: '制造业',
    highTech: true,
    listed: false,
    registeredCapital: '1000万人民币',
    unifiedCreditCode: '',
    registrationNumber: '',
    organizationCode: '',
    taxpayerId: '',
    registrationStatus: 'existing',
    registeredAddress: '深圳市南山区',
    foundedOn: '2018-04-16',
    businessPeriod: '',
    businessScope: '',
    abnormal,
  }
  await letTimePass(
    `insert into register_state (generation, companies) values (1, 1) on conflict do nothing`,
    `insert into register_companies (generation, id, name, credit_code, facts, grams)
     select generation, gen_random_uuid(), '${name}', '', '${JSON.stringify(facts)}', '{}' from register_state`,
  )
}

test('a company is found in the register, added with what that knows, and read on a phone', async ({
  page,
  browser,
}) => {
  const name = `深搜${mark}智能装备有限公司`
  await inRegister(name)
  await logIn(page, demoAccount('chamber-admin'))
  await page.goto(address('#/companySearch'))
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(name)
  await page.getByRole('button', { name: '深度搜索' }).click()
  await page.getByRole('link', { name: `添加 ${name}` }).click()
  await expect(page.getByRole('textbox', { name: '企业名称' })).toHaveValue(name)
  await expect(page.getByRole('textbox', { name: '法定代表人' })).toHaveValue('王龘')
  const tags = page.getByRole('textbox', { name: '行业标签' })
  await tags.fill('机器人')
  await tags.press('Enter')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect
    .poll(async () => ((await api(page, 'GET', `/api/v1/companies?q=${mark}`)) as { total: number }).total)
    .toBe(1)
  const { items } = (await api(page, 'GET', `/api/v1/companies?q=${mark}`)) as { items: { id: string }[] }

  await page.goto(address(`#/companyPreview/${items[0]?.id ?? ''}`))
  await expect(page.getByText('未公开').first()).toBeVisible()
  await page.getByRole('button', { name: '开通' }).click()
  const link = (await page.getByRole('link', { name: /\/p\// }).getAttribute('href')) ?? ''
  // The preview is the page itself.
  await expect(page.frameLocator('iframe').first().getByRole('heading', { name })).toBeVisible()

  const phone = await phoneIn(browser, 'zh-CN')
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name })).toBeVisible()
  await expect(phone.getByText('王龘')).toBeVisible()
  await fitsPhones(phone)

  await test.step('its page has the public page in sight beside the facts', async () => {
    await page.goto(address(`#/company/${items[0]?.id ?? ''}`))
    // What was announced on the screens before stays in the document for seconds.
    await page.reload()
    const side = page.getByRole('region', { name: '公开页' })
    await expect(side.getByRole('switch', { name: '开放' })).toBeChecked()
    await expect(side.getByRole('link', { name: /\/p\// })).toHaveAttribute('href', link)
    await expect(side.getByRole('img', { name: '公开链接的二维码' })).toBeVisible()
    await expect(side.frameLocator('iframe').getByRole('heading', { name })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('what is missing is a press away, in its field', async () => {
    await page.bringToFront()
    await page.getByRole('link', { name: /^还差 \d+ 项$/ }).press('Enter')
    // What the register does not know comes first in the form.
    await expect(page.getByRole('textbox', { name: '官网' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: '官网' })).toBeInViewport()
    await page.goBack()
    await expect(page.getByRole('region', { name: '公开页' })).toBeVisible()
  })

  await test.step('what the register says otherwise stands at its field', async () => {
    const id = items[0]?.id ?? ''
    const { version, ...kept } = (await api(page, 'GET', `/api/v1/companies/${id}`)) as { version: number }
    const draft = Object.fromEntries(Object.entries(kept).filter(([field]) => field in companyDraft.shape))
    await api(page, 'PUT', `/api/v1/companies/${id}?version=${version}`, { ...draft, legalRepresentative: '李吉' })
    await page.reload()
    await page.getByRole('button', { name: '与登记信息比对' }).press('Enter')
    await expect(page.getByText('登记为 王龘')).toBeVisible()
    // The preview followed the change.
    const side = page.getByRole('region', { name: '公开页' })
    await expect(side.frameLocator('iframe').getByText('李吉')).toBeVisible()
    const history = page.getByRole('region', { name: /^记录/ })
    await expect(history.getByText('法定代表人')).toBeVisible()
  })

  await test.step('switched off there, its link answers like an unknown one', async () => {
    const side = page.getByRole('region', { name: '公开页' })
    await side.getByRole('switch', { name: '开放' }).press('Space')
    await page.getByRole('alertdialog').getByRole('button', { name: '停用', exact: true }).press('Enter')
    await expect(side.getByText('未公开')).toBeVisible()
    await expect(side.getByRole('switch', { name: '开放' })).not.toBeChecked()
    expect((await phone.goto(link))?.status()).toBe(404)
  })
  await phone.context().close()
})

test('two are introduced, accept on their phones, and one of them tells that they have agreed', async ({
  page,
  browser,
}) => {
  await logIn(page, demoAccount('chamber-admin'))
  const [one, two] = ['13811120001', '13811120002'] as const
  const offering = await member(page, `牵线资源方${mark}`, one)
  const looking = await member(page, `牵线需求方${mark}`, two)
  const resource = (await api(page, 'POST', '/api/v1/resources', {
    type: 6,
    name: `咨询${mark}`,
    content: `数字化咨询${mark}`,
    ...offering,
  })) as { id: string }
  await api(page, 'POST', '/api/v1/demands', {
    type: 12,
    name: `找咨询${mark}`,
    content: `数字化咨询${mark}`,
    ...looking,
  })
  await page.goto(address(`#/newResources/${resource.id}`))
  await page.getByRole('button', { name: `牵线 找咨询${mark}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '牵线' }).click()
  await expect(page.getByText('已推荐').first()).toBeVisible()

  const phones = []
  for (const phone of [one, two]) {
    const own = await phoneIn(browser, 'zh-CN')
    const link = /\/p\/[\w-]{22}/.exec(await smsTo(browser, phone))?.[0] ?? ''
    await own.goto(new URL(link, address()).href)
    await expect(own).toHaveURL(/\/p\/my\/[\w-]{8}$/)
    await fitsPhones(own)
    await own.getByRole('button', { name: '同意，交换电话' }).click()
    await expect(own.getByText(/^(你已同意，等待对方答复.*|双方已同意)$/)).toBeFocused()
    phones.push(own)
  }
  const [first, second] = phones
  await expect(second?.getByRole('link', { name: new RegExp(one) }) ?? page.locator('none')).toBeVisible()
  await first?.bringToFront()
  await first?.reload()
  await expect(first?.getByRole('link', { name: new RegExp(two) }) ?? page.locator('none')).toBeVisible()
  await first?.getByRole('button', { name: '双方已达成' }).click()
  await first?.getByRole('button', { name: '提交' }).click()
  await expect(first?.getByText('已达成', { exact: true }) ?? page.locator('none')).toBeFocused()
  await page.goto(address('#/introductionList?state=agreed'))
  await expect(page.getByText(`找咨询${mark}`)).toBeVisible()
  for (const own of phones) await own.context().close()
})

test('a company applies to join on a phone from the public home, and is confirmed', async ({ page, browser }) => {
  await logIn(page, demoAccount('chamber-admin'))
  await inRegister(`入会${mark}有限公司`)
  const { channel } = (await api(page, 'GET', '/api/v1/session')) as { channel: { id: string } }
  await api(page, 'POST', `/api/v1/join-pages/${channel.id}/public-link`)
  const { url } = (await api(page, 'POST', `/api/v1/chamber-pages/${channel.id}/public-link`)) as { url: string }
  const own = await phoneIn(browser, 'zh-CN')
  await own.goto(url)
  await fitsPhones(own)
  await own.getByRole('link', { name: '申请加入' }).click()
  await expect(own.getByLabel('企业名称')).toBeVisible()
  await fitsPhones(own)
  // What the register holds of it is filled in; the industry is said otherwise.
  await own.getByLabel('企业名称').fill(`入会${mark}`)
  await own.getByRole('button', { name: `入会${mark}有限公司` }).click()
  await expect(own.getByLabel('企业名称')).toHaveValue(`入会${mark}有限公司`)
  await expect(own.getByLabel('行业')).toHaveValue('制造业')
  await fitsPhones(own)
  await own.getByLabel('行业').selectOption({ label: '金融业' })
  await own.getByLabel('申请人姓名').fill('李静')
  await prove(own, browser, '13811120003')
  await own.getByRole('button', { name: '提交申请' }).click()
  await expect(own.getByText('申请已提交，确认后会短信告知你。')).toBeVisible()
  await own.context().close()

  await page.goto(address('#/joinRequestList?state=pending'))
  await page.getByRole('button', { name: `查看 入会${mark}有限公司` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认入会' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确认入会' }).click()
  await expect
    .poll(async () => ((await api(page, 'GET', `/api/v1/companies?q=入会${mark}`)) as { total: number }).total)
    .toBe(1)
  expect(await smsTo(browser, '13811120003')).toContain('已确认')
})

for (const { locale, copy, refused, industry, phones } of [
  {
    locale: 'zh-CN',
    copy: publicPagesZh,
    refused: {
      member: '该企业已在本组织中，如有疑问，请联系商会。',
      abnormal: '企业工商信息异常，不能关联，如有疑问，请联系商会。',
    },
    industry: '金融业',
    phones: ['13811120009', '13811120010'],
  },
  {
    locale: 'en-US',
    copy: publicPagesEn,
    refused: {
      member: 'The company is already in this organisation. Ask the chamber if that is not right.',
      abnormal:
        'The company has abnormal business information and cannot be linked. Ask the chamber if that is not right.',
    },
    industry: 'Finance',
    phones: ['13811120011', '13811120012'],
  },
] as const)
  test(`a company that is a member, or whose business information is abnormal, is refused on the page at once: ${locale}`, async ({
    page,
    browser,
  }) => {
    await logIn(page, demoAccount('chamber-admin'))
    const [there, abnormal] = [`已是会员${mark}${locale}`, `经营异常${mark}${locale}有限公司`]
    await api(page, 'POST', '/api/v1/companies', { name: there, industry: '教育', industryTags: ['教育'] })
    await inRegister(abnormal, { abnormal: true })
    const { channel } = (await api(page, 'GET', '/api/v1/session')) as { channel: { id: string } }
    const { url } = (await api(page, 'POST', `/api/v1/join-pages/${channel.id}/public-link`)) as { url: string }
    const pending = async () =>
      ((await api(page, 'GET', '/api/v1/join-requests?state=pending')) as { total: number }).total
    const before = await pending()
    for (const [name, phone, says] of [
      [there, phones[0], refused.member],
      [abnormal, phones[1], refused.abnormal],
    ] as const) {
      const own = await phoneIn(browser, locale)
      await own.goto(url)
      await own.getByLabel(copy.join.company).fill(name)
      await own.getByLabel(copy.join.industry).selectOption({ label: industry })
      await own.getByLabel(copy.join.applicant).fill('李静')
      await prove(own, browser, phone, copy)
      await own.getByRole('button', { name: copy.join.submit }).click()
      const fault = own.getByText(says)
      await expect(fault).toBeVisible()
      // What was typed is still there, and the field says what is wrong with it.
      await expect(own.getByLabel(copy.join.company)).toHaveValue(name)
      await expect(own.getByLabel(copy.join.company)).toHaveAttribute('aria-invalid', 'true')
      await fitsPhones(own)
      await own.context().close()
    }
    expect(await pending()).toBe(before)
  })

/** Somebody who signs up on a phone for what its page shows. */
const signUp = async (own: Page, name: string, phone: string, button: string) => {
  await own.getByLabel('姓名').fill(name)
  await own.getByLabel('手机号').fill(phone)
  await own.getByRole('button', { name: button, exact: true }).click()
}

test('an activity fills up on phones and becomes the list of a meeting', async ({ page, browser }) => {
  await logIn(page, demoAccount('chamber-admin'))
  const title = `沙龙${mark}`
  const { id } = (await api(page, 'POST', '/api/v1/activities', {
    title,
    place: '前海',
    headImage: 'https://example.cn/a.jpg',
    startAt: inDays(3),
    endAt: inDays(4),
    publisher: '秘书处',
    company: '商会',
    contact: '王明',
    content: '交流',
    takesSignUps: true,
    signUpLimit: 1,
  })) as { id: string }
  const { url } = (await api(page, 'POST', `/api/v1/activities/${id}/public-link`)) as { url: string }
  const [one, two] = [await phoneIn(browser, 'zh-CN'), await phoneIn(browser, 'zh-CN')]
  for (const own of [one, two]) await own.goto(url)
  await signUp(one, '甲来宾', '13811120004', '报名')
  await expect(one.getByRole('heading', { name: '已报名' })).toBeVisible()
  // The other page was open before the last place went.
  await signUp(two, '乙来宾', '13811120005', '报名')
  await expect(two.getByText(/名额已满，可以候补/)).toBeVisible()
  await two.getByRole('button', { name: '候补', exact: true }).click()
  await expect(two.getByRole('heading', { name: '候补中' })).toBeVisible()
  for (const own of [one, two]) await own.context().close()

  await page.goto(address(`#/activitySignUps/${id}`))
  await page.getByRole('button', { name: '加入会议名单' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '加入会议名单' }).click()
  await expect(page).toHaveURL(/lotteryJoin/)
  await expect(page.getByText('甲来宾')).toBeVisible()
  await expect(page.getByText('乙来宾')).toHaveCount(0)
})

test('a bound employee reports a page, it is handled, and once unbound the page that is open can do nothing', async ({
  page,
  browser,
}) => {
  await logIn(page, demoAccount('chamber-admin'))
  const phone = '13811120006'
  const reporter = await member(page, `举报方${mark}`, phone)
  const reported = await member(page, `被举报方${mark}`, '13811120007')
  const of = { type: 1, name: `授信${mark}`, content: '五百万', ...reported }
  const resource = (await api(page, 'POST', '/api/v1/resources', of)) as { id: string }
  const { url } = (await api(page, 'POST', `/api/v1/resources/${resource.id}/public-link`)) as { url: string }
  const binding = (await api(page, 'POST', `/api/v1/employees/${reporter.contactId}/binding-link`)) as { url: string }
  const own = await phoneIn(browser, 'zh-CN')
  await own.goto(binding.url)
  await prove(own, browser, phone)
  await own.getByRole('button', { name: '绑定', exact: true }).click()
  await expect(own.getByText('我的名片', { exact: true })).toBeVisible()

  const file = async (reason: string) => {
    await own.getByLabel('理由').fill(reason)
    await own.getByRole('button', { name: '提交举报' }).click()
  }
  await own.goto(url)
  await own.getByRole('button', { name: '举报' }).click()
  await file(`收了定金后失联${mark}`)
  await expect(own.getByText('举报已提交，处理后会短信告知你。')).toBeVisible()

  await page.goto(address('#/reportList?state=open'))
  await page.getByRole('button', { name: `查看 授信${mark}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '处理' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '处理' }).click()
  await expect.poll(() => smsTo(browser, phone)).toContain('不成立')

  // Dismissed, so that the page is still there; the form is open before the card is unbound.
  await own.reload()
  await own.getByRole('button', { name: '举报' }).click()
  await api(page, 'POST', `/api/v1/employees/${reporter.contactId}/unbind`)
  await file('再报一次')
  await expect(own.getByText(/这台手机没有登录这个页面/)).toBeVisible()
  await own.context().close()
})
