import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { flags } from '@icss/core/permissions/flags.ts'
import { forwardingDays } from '@icss/core/public-links/public-link.ts'
import { addClerk } from '../testing/clerks.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { pngOf } from '../testing/png-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { tusClient } from '../testing/tus-client.ts'
import { sweepLinks } from './sweep-links.ts'

const server = await startTestServer({ runs: false, trustProxy: (_, hop) => hop < 1 })
afterAll(() => server.stop())
const { system } = server.database
const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')

const day = 86_400_000
// Taken once: a millisecond more is a day more.
const now = Date.now()
const window = { startAt: new Date(now - day).toISOString(), endAt: new Date(now + day).toISOString() }
const notice = { title: '放假', body: '二月三日', ...window, durationDays: 2, publisher: '办公室' }

async function published(who = main) {
  const { id } = await who.notices.create({ body: notice })
  await who.notices.setStatus({ params: { id }, body: { status: 'published' } })
  return { params: { id } }
}
const tokenOf = (url: string) => url.split('/').at(-1) ?? ''
const linked = async (who = main) => {
  const of = await published(who)
  return { ...of, token: tokenOf((await who.notices.openLink(of)).url) }
}
let visitors = 0
/** What a phone of its own address is answered. */
const visit = async (token: string, address = `10.0.${(visitors += 1) % 250}.7`) => {
  const answer = await server.fetch(`/p/${token}/notice`, { headers: { 'x-forwarded-for': address } })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, headers: answer.headers }
}
const gone = { status: 404, body: { code: 'request.not_found' } }

test('a notice is public while it has a link and is shown, to whoever has the token', async () => {
  const of = await published()
  expect(await main.notices.showLink(of)).toEqual({ link: null })
  const link = await main.notices.openLink(of)
  expect(tokenOf(link.url)).toMatch(/^[\w-]{22}$/)
  expect(await main.notices.openLink(of)).toEqual(link)
  expect(await main.notices.showLink(of)).toEqual({ link })
  const seen = await visit(tokenOf(link.url))
  expect(seen).toMatchObject({ status: 200, body: { title: '放假', bodyText: '二月三日', publisher: '办公室' } })
  expect(Object.keys(seen.body)).not.toContain('id')
  expect(seen.headers.get('cache-control')).toBe('no-store')
  expect(seen.headers.get('set-cookie')).toBeNull()

  await main.notices.setStatus({ ...of, body: { status: 'withdrawn' } })
  expect(await visit(tokenOf(link.url))).toMatchObject(gone)
})

test('what is unknown, cut, longer, revoked, ended, or of a disabled channel is answered alike', async () => {
  const { token, params } = await linked()
  const { token: ofOther } = await linked(other)
  for (const one of [
    'a'.repeat(22),
    token.slice(1),
    `${token}a`,
    `${token.slice(0, 21)}!`,
    '__proto__',
    '%00'.repeat(7),
  ])
    expect({ one, ...(await visit(one)) }).toMatchObject({ one, ...gone })
  expect(await visit(ofOther)).toMatchObject({ status: 200 })
  await system.execute(sql`update public_links set ends_at = now() where hash in (select hash from public_links
    where thing_id = ${params.id})`)
  expect(await visit(token)).toMatchObject(gone)
  await system.execute(sql`update public_links set ends_at = null where thing_id = ${params.id}`)
  expect(await visit(token)).toMatchObject({ status: 200 })
  await main.notices.closeLink({ params })
  expect(await visit(token)).toMatchObject(gone)
  await system.execute(sql`update channels set enabled = false where id in (select channel_id from public_links l
    join notices n using (channel_id) where n.title = '放假' and l.ends_at is null)`)
  expect(await visit(ofOther)).toMatchObject(gone)
  await system.execute(sql`update channels set enabled = true`)
})

test('a renewal ends the address before at once, or lets it lead on for a while', async () => {
  const { token, params } = await linked()
  const second = await main.notices.renewLink({ params, body: { forward: true } })
  expect(tokenOf(second.url)).not.toBe(token)
  expect(Date.parse(second.forwardedUntil ?? '')).toBeGreaterThan(Date.now() + (forwardingDays - 1) * day)
  expect([await visit(token), await visit(tokenOf(second.url))]).toMatchObject([{ status: 200 }, { status: 200 }])
  const third = await main.notices.renewLink({ params, body: {} })
  expect(third.forwardedUntil).toBeNull()
  expect([await visit(token), await visit(tokenOf(second.url))]).toMatchObject([gone, gone])
  await main.notices.closeLink({ params })
  expect(await codeOf(main.notices.renewLink({ params, body: {} }))).toBe('request.not_found')
})

test('the file of a notice is read from its page, and nothing that belongs to another channel', async () => {
  const words = Buffer.from('参会回执')
  const upload = (who: 'mainAdmin' | 'otherMainAdmin') =>
    tusClient(server, who).whole(words, { slot: 'noticeFile', name: '回执.txt' })
  const fileOf = async (file: string) => {
    const { id } = await main.notices.create({ body: { ...notice, file } })
    await main.notices.setStatus({ params: { id }, body: { status: 'published' } })
    const { url } = await main.notices.openLink({ params: { id } })
    return (await visit(tokenOf(url))).body['file'] as string
  }
  const own = await fileOf(server.url + (await upload('mainAdmin')))
  expect(Buffer.from(await (await server.fetch(own)).arrayBuffer())).toEqual(words)
  expect((await server.fetch(own.split('?')[0] ?? '')).status).toBe(401)
  const elsewhere = 'https://files.example.cn/plan.pdf'
  expect(await fileOf(elsewhere)).toBe(elsewhere)
  const { params } = await published()
  await system.execute(sql`update notices set file = ${server.url + (await upload('otherMainAdmin'))}
    where id = ${params.id}`)
  const { url } = await main.notices.openLink({ params })
  expect((await visit(tokenOf(url))).body['file']).toBe('')
})

test('the link goes with the notice, and comes back with it', async () => {
  const { token, params } = await linked()
  await main.notices.setStatus({ params, body: { status: 'withdrawn' } })
  await main.notices.delete({ params })
  const { rows } = await system.execute(sql`select from public_links where thing_id = ${params.id}`)
  expect(rows).toHaveLength(0)
  await main.recycleBin.restore({ params: { kind: 'notices', id: params.id }, body: {} })
  await main.notices.setStatus({ params, body: { status: 'published' } })
  expect(await visit(token)).toMatchObject({ status: 200 })
})

test('a link whose seal is of another server leads on, and is renewed or opened anew', async () => {
  const { token, params } = await linked()
  const { token: second, params: of } = await linked()
  await system.execute(sql`update public_links set sealed = '' where thing_id in (${params.id}, ${of.id})`)
  expect((await main.notices.showLink({ params })).link).toMatchObject({ url: null })
  const listed = await main.publicLinks.list({ query: { kind: 'notice', pageSize: 100 } })
  expect(listed.items.find(({ id }) => id === params.id)).toMatchObject({ url: null, name: '放假' })
  const renewed = await main.notices.renewLink({ params, body: { forward: true } })
  const opened = await main.notices.openLink({ params: of })
  for (const one of [token, second, tokenOf(renewed.url), tokenOf(opened.url)])
    expect(await visit(one)).toMatchObject({ status: 200 })
})

test('two renewals at once leave one address', async () => {
  const { params } = await linked()
  await Promise.all(Array.from({ length: 6 }, () => main.notices.renewLink({ params, body: {} })))
  const { rows } = await system.execute(sql`select from public_links where thing_id = ${params.id} and ends_at is null`)
  expect(rows).toHaveLength(1)
})

const counted = async () => (await system.execute(sql`select sum(calls)::int as calls from call_counts`)).rows[0]

test('whoever guesses is stopped; those who share the address and have a token are not', async () => {
  const { token } = await linked()
  const address = '192.0.2.77'
  const guesses = await Promise.all(Array.from({ length: 90 }, (_, i) => visit(String(i).padStart(22, 'x'), address)))
  const refused = guesses.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(30)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  // A flood is refused from memory, and writes no more.
  const before = await counted()
  expect(await visit('y'.repeat(22), address)).toMatchObject({ status: 429 })
  expect(await counted()).toEqual(before)
  const phones = await Promise.all(Array.from({ length: 200 }, () => visit(token, address)))
  expect(phones.every(({ status }) => status === 200)).toBe(true)
})

const page = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await server.fetch(`/p/${path}`, { headers: { 'x-forwarded-for': '10.9.9.9', ...headers } })
  const html = await answer.text()
  const json = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  return { status: answer.status, html, page: JSON.parse(json) as Record<string, unknown>, headers: answer.headers }
}

test('a page holds what it shows and what a preview says, and nothing in it can run', async () => {
  const title = '</script><script>alert(1)</script> "甲" & <乙>'
  const { id } = await main.notices.create({
    body: { ...notice, title: '临时', body: `${'长'.repeat(200)}\u2028` },
  })
  await system.execute(sql`update notices set title = ${title} where id = ${id}`)
  await main.notices.setStatus({ params: { id }, body: { status: 'published' } })
  const token = tokenOf((await main.notices.openLink({ params: { id } })).url)
  const shown = await page(`${token}?lang=en`)
  expect(shown.status).toBe(200)
  expect(shown.page).toMatchObject({ language: 'en', content: { kind: 'notice', notice: { title } } })
  expect(shown.html).toContain('<html lang="en-US"')
  expect(shown.html).toContain(
    '<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;甲&quot; &amp; &lt;乙&gt;',
  )
  expect(shown.html).not.toContain('<script>')
  expect(/og:description" content="(长+)"/.exec(shown.html)?.[1]).toHaveLength(120)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(shown.headers.get('set-cookie')).toBeNull()
  expect(shown.html).not.toContain(token)
})

test('a page has the logo that the home screen of its channel shows, and so has its preview', async () => {
  const { token } = await linked()
  expect((await page(token)).page).not.toHaveProperty('logo')
  const key = await tusClient(server, 'mainAdmin').whole(pngOf(640), { slot: 'homeLogo', name: 'logo.png' })
  const { parts } = await main.homeScreen.show()
  const draft = { logo: server.url + key, logoText: '培训频道', logoMiniText: '培训' }
  await main.homeDrafts.logo({ query: { version: parts.logo.version }, body: draft })
  await main.homeScreen.publish({ body: { revision: (await main.homeScreen.show()).revision } })
  await expect.poll(async () => (await page(token)).page['logo']).toEqual(expect.stringContaining('?'))
  const { page: shown, html } = await page(token)
  const logo = String(shown['logo'])
  expect((await server.fetch(logo)).headers.get('content-type')).toBe('image/png')
  expect(/og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')).toContain(logo)
})

test('whatever leads nowhere gets the same friendly page, in the language of the visitor', async () => {
  const { token, params } = await linked()
  await main.notices.closeLink({ params })
  const [closed, unknown] = [await page(token), await page('c'.repeat(22))]
  expect(closed.status).toBe(404)
  expect(closed.page).toEqual({ language: 'zh', content: { kind: 'gone' } })
  expect(closed.html).toBe(unknown.html)
  expect((await page('d', { 'accept-language': 'en' })).html).toContain('This page does not exist or has ended')
  const answers = await Promise.all(
    Array.from({ length: 80 }, () => page('e'.repeat(22), { 'x-forwarded-for': '10.9.9.8' })),
  )
  expect(answers.filter(({ status }) => status === 429).map((one) => one.page)).toContainEqual({
    language: 'zh',
    content: { kind: 'busy' },
  })
})

test('the open links of a channel are listed to whoever may open them, with what they lead to', async () => {
  const chamber = server.as('chamberAdmin')
  const { id: companyId } = await chamber.companies.create({ body: companyOf({ name: '链上公司', products: [] }) })
  const of = { params: { id: companyId } }
  const first = await chamber.companies.openLink(of)
  const url = (await chamber.companies.renewLink({ ...of, body: { forward: true } })).url
  expect(url).not.toBe(first.url)
  const channelId = channelIdOf('chamberAdmin')
  const home = await chamber.chamberPages.openLink({ params: { id: channelId } })
  const { items, total } = await chamber.publicLinks.list({ query: {} })
  expect(total).toBe(items.length)
  expect(items.filter(({ id }) => id === companyId || id === channelId)).toEqual([
    { kind: 'chamber', id: channelId, name: expect.stringMatching(/./), ...home },
    expect.objectContaining({ kind: 'company', id: companyId, name: '链上公司', url }),
  ])
  expect(Date.parse(items.find(({ id }) => id === companyId)?.forwardedUntil ?? '')).toBeGreaterThan(Date.now())
  expect((await chamber.publicLinks.list({ query: { kind: 'company' } })).items.map(({ kind }) => kind)).toEqual([
    'company',
  ])
  for (const one of [main, server.as('otherChamberAdmin')])
    expect((await one.publicLinks.list({ query: { pageSize: 100 } })).items.map(({ id }) => id)).not.toContain(
      companyId,
    )

  const { params } = await linked()
  const clerk = server.as(
    (
      await addClerk(
        server.database,
        'mainAdmin',
        flags.map((flag) => flag === 'uploadCourse'),
      )
    ).headers,
  )
  expect((await clerk.publicLinks.list({ query: {} })).items).toEqual([])
  expect((await clerk.publicLinks.list({ query: { kind: 'notice' } })).total).toBe(0)
  expect((await main.publicLinks.list({ query: { kind: 'notice' } })).items[0]).toMatchObject({ id: params.id })
  await main.notices.closeLink({ params })
  const left = await main.publicLinks.list({ query: { kind: 'notice', pageSize: 100 } })
  expect(left.items.map(({ id }) => id)).not.toContain(params.id)
})

test('a link that has ended keeps its end when another is renewed, and goes after its days', async () => {
  const { params } = await linked()
  await system.execute(sql`update public_links set ends_at = now() - interval '31 days' where thing_id = ${params.id}`)
  await main.notices.openLink({ params })
  await main.notices.renewLink({ params, body: {} })
  const ends = async () =>
    (
      await system.execute<{ days: number | null }>(sql`select extract(day from now() - ends_at)::int as days
      from public_links where thing_id = ${params.id} order by created_at`)
    ).rows.map(({ days }) => days)
  expect(await ends()).toEqual([31, 0, null])
  await sweepLinks(server.database)
  expect(await ends()).toEqual([0, null])
})

test('what was replaced is told from what ended: only the former leads on beside another', async () => {
  const { params } = await linked()
  await main.notices.renewLink({ params, body: { forward: true } })
  const states = async () =>
    (
      await system.execute<{ replaced: boolean; leads: boolean }>(sql`select replaced_at is not null as replaced,
      ends_at is null or ends_at > now() as leads from public_links where thing_id = ${params.id} order by created_at`)
    ).rows.map(({ replaced, leads }) => [replaced, leads])
  expect(await states()).toEqual([
    [true, true],
    [false, true],
  ])
  await main.notices.closeLink({ params })
  expect(await states()).toEqual([
    [true, false],
    [false, false],
  ])
  // One that is opened after a close, and one that was born with an end beside it, forward nothing.
  const { url } = await main.notices.openLink({ params })
  await system.execute(sql`update public_links set ends_at = now() + interval '1 day', replaced_at = null
    where thing_id = ${params.id} and ends_at is not null and replaced_at is null`)
  expect((await main.notices.showLink({ params })).link).toMatchObject({ url, forwardedUntil: null })
})

const open = (path: string, accept = 'text/html') =>
  server.fetch(`/p${path}`, { redirect: 'manual', headers: { accept, 'x-forwarded-for': '10.9.9.7' } })

test('an address to which a chat has glued something leads on to its page; what else lies below is the friendly page', async () => {
  const { token } = await linked()
  for (const glue of ['/', '。', '，报名', ')', '%E3%80%82', '%E3%80%82/', ' 点这里'])
    expect([glue, (await open(`/${token}${glue}?lang=en`)).headers.get('location')]).toEqual([
      glue,
      `/p/${token}?lang=en`,
    ])
  expect((await open(`/${token}/notice`)).status).toBe(200)
  const friendly = await (await open(`/${'c'.repeat(22)}`)).text()
  for (const path of [
    '',
    '/',
    `/${token}/x`,
    `/${token}/sign-in/calendar`,
    '/abc/',
    '/a/b/c',
    '/%ff',
    '/%E0%A4%A',
    `/${'a'.repeat(201)}`,
    '/my/abc/',
    '/my/%ff',
  ]) {
    const answer = await open(path)
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, friendly])
  }
  for (const path of ['/a/b/c', '/%/notice'])
    expect(await (await open(path, 'application/json')).json()).toMatchObject({ code: 'request.not_found' })
})
