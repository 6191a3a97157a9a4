import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { codeOnScreen } from './code-on-screen.ts'
import { fitsPhones, phoneIn } from './phone.ts'
import { api, demoAccount, logIn } from './product.ts'
import { startSecondServer } from './second-server.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const userAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36 XWEB/1260097 MicroMessenger/8.0.50'

const words = {
  'zh-CN': {
    ask: '用微信确认身份',
    skip: '不确认，直接签到',
    ended: /微信的确认已过期/,
    again: '重新确认',
    proven: '已由微信确认身份',
    submit: '签到',
    done: '已签到',
    entitled: '参加抽奖',
    follow: '关注主办方公众号',
  },
  'en-US': {
    ask: 'Confirm with WeChat',
    skip: 'Sign in without it',
    ended: /What WeChat confirmed is out of date/,
    again: 'Confirm again',
    proven: 'Confirmed by WeChat',
    submit: 'Sign in',
    done: 'Signed in',
    entitled: 'In the draw',
    follow: 'Follow the organiser on WeChat',
  },
} as const

test('a phone signs in whose WeChat says who it is: the first code has ended, the second proves it', async ({
  page,
  browser,
}) => {
  // WeChat, as far as a server asks it: each code is one person's, once.
  const codes = new Map<string, string>()
  const weChat = createServer((request, response) => {
    const code = new URL(request.url ?? '', 'http://x').searchParams.get('code') ?? ''
    const openid = codes.get(code)
    codes.delete(code)
    response.end(JSON.stringify(openid === undefined ? { errcode: 40_163, errmsg: 'code been used' } : { openid }))
  }).listen(0, '127.0.0.1')
  await once(weChat, 'listening')
  const second = await startSecondServer({
    ICSS_DEMO: '0',
    ICSS_WECHAT_URL: `http://127.0.0.1:${(weChat.address() as AddressInfo).port}`,
  })
  try {
    await logIn(page, demoAccount('chamber-admin'))
    const { id } = (await api(page, 'POST', `${second.origin}/api/v1/meetings`, {
      name: '微信签到的年会',
      address: '会展中心',
      startAt: inHours(-1),
      endAt: inHours(4),
      requireUserInfo: false,
      bizID: 'MzA4MjE1NTU0OQ==',
      ownPublicAccount: true,
      appId: 'wx7f00c2',
      appSecret: 'very secret',
    })) as { id: string }
    await api(page, 'POST', `${second.origin}/api/v1/sign-in-links/${id}/public-link`)
    await page.goto(`${second.origin}/bcicss/#/signinPreview/${id}`)
    for (const locale of ['zh-CN', 'en-US'] as const)
      await test.step(locale, async () => {
        const say = words[locale]
        const phone = await phoneIn(browser, locale, { userAgent })
        let given = 'a code that was used'
        await phone.route('https://open.weixin.qq.com/**', async (route) => {
          const asked = new URL(route.request().url()).searchParams
          expect([asked.get('appid'), asked.get('scope')]).toEqual(['wx7f00c2', 'snsapi_base'])
          const back = new URL(asked.get('redirect_uri') ?? '')
          back.searchParams.set('code', given)
          back.searchParams.set('state', asked.get('state') ?? '')
          await route.fulfill({ status: 302, headers: { location: back.href } })
        })
        await phone.goto(await codeOnScreen(page, id))
        await phone.getByRole('button', { name: say.ask }).click()
        await expect(phone.getByText(say.ended)).toBeVisible()
        expect(phone.url()).not.toMatch(/code=|state=/)
        await fitsPhones(phone)
        given = `good-${locale}`
        codes.set(given, `o-${locale}`)
        await phone.getByRole('button', { name: say.again }).click()
        await expect(phone.getByText(say.proven)).toBeVisible()
        await phone.getByRole('button', { name: say.submit, exact: true }).click()
        await expect(phone.getByRole('heading', { name: say.done })).toBeVisible()
        await expect(phone.getByText(say.entitled, { exact: true })).toBeVisible()
        await expect(phone.getByRole('link', { name: say.follow })).toBeVisible()
        await phone.context().close()
      })
    await test.step('whoever would rather not signs in without it, and a browser that is not WeChat is not asked', async () => {
      const phone = await phoneIn(browser, 'zh-CN', { userAgent })
      await phone.goto(await codeOnScreen(page, id))
      await phone.getByRole('button', { name: words['zh-CN'].skip }).click()
      await phone.getByRole('button', { name: '签到', exact: true }).click()
      await expect(phone.getByText('参加抽奖请到签到台核实身份。')).toBeVisible()
      const other = await phoneIn(browser, 'zh-CN')
      await other.goto(await codeOnScreen(page, id))
      await expect(other.getByRole('button', { name: '签到', exact: true })).toBeVisible()
      await expect(other.getByRole('button', { name: words['zh-CN'].ask })).toHaveCount(0)
      await Promise.all([phone.context().close(), other.context().close()])
    })
  } finally {
    await second.stop()
    weChat.close()
  }
})
