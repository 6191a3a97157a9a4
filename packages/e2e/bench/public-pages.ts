import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { Agent, fetch } from 'undici'
import { openChamberPages } from './chamber-pages.ts'
import { atMost, type Measure, quantile } from './measure.ts'
import type { Bench } from './open-bench.ts'
import { openOwnPages } from './own-pages.ts'
import type { Product } from './product.ts'
import { openSession } from './session.ts'
import { sized } from './sized.ts'
import { askedFor, firstShown, slowPage } from './slow-page.ts'

/** Of so many visits one hiccup of the machine does not decide. */
const visits = sized(5, 1)

/** Phones in a hall whose visits come from one address, and how long they come. */
const perMinute = 2000
const seconds = sized(60, 0.3)

interface PublicPage {
  readonly name: string
  readonly address: string
  /** kB of script that it may have: a page to read, or one with a form. */
  readonly script: 20 | 95
  /** Of the one phone that may open it. */
  readonly cookie?: string
}

/** A page of each kind that is open to everybody, and those of one person, with what they show. */
async function openPages(product: Product): Promise<PublicPage[]> {
  const session = await openSession(product)
  const { call, channelId } = session
  const linked = async (path: string) => String((await call('POST', `${path}/public-link`))['url'])
  const day = 86_400_000
  const now = Date.now()
  const { id } = await call('POST', 'notices', {
    title: '关于组织会员单位参加数据安全专题培训的通知',
    body: '各会员单位请按时间安排参加培训。'.repeat(20),
    startAt: new Date(now - day).toISOString(),
    endAt: new Date(now + day).toISOString(),
    durationDays: 2,
    publisher: '秘书处',
  })
  const notice = String(id)
  await call('POST', `notices/${notice}/status`, { status: 'published' })
  const { items } = (await call('GET', 'companies?pageSize=10')) as unknown as { items: { id: string }[] }
  return [
    { name: 'notice', address: await linked(`notices/${notice}`), script: 20 },
    { name: 'home screen', address: await linked(`home-pages/${channelId}`), script: 95 },
    { name: 'company', address: await linked(`companies/${items[0]?.id ?? ''}`), script: 20 },
    { name: 'joining', address: await linked(`join-pages/${channelId}`), script: 95 },
    { name: 'draw check', address: `${product.origin}/p/check`, script: 95 },
    ...(await openChamberPages(session)),
    ...(await openOwnPages(product, session)),
  ]
}

/** Opens a page on a phone that was never there: seconds until it can be read. */
async function visit(browser: Browser, shown: PublicPage): Promise<number> {
  const { page } = await slowPage(browser, { width: 360, height: 640 })
  try {
    const cookies = (shown.cookie ?? '').split('; ').map((one) => one.split('='))
    if (shown.cookie !== undefined)
      await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: shown.address })))
    const read = await firstShown(page, 'h1')
    await page.goto(shown.address, { waitUntil: 'commit' })
    return ((await read()) - (await askedFor(page))) / 1000
  } finally {
    await page.context().close()
  }
}

/** The scripts and styles that a document names. What a draw is checked with comes behind, for when there is no network. */
const assetsIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/p\/assets\/[^"]+)"/g)].map(([, path = '']) => path)

async function measureFirstPages(bench: Bench, pages: readonly PublicPage[]): Promise<Measure[]> {
  const dist = join(bench.root, 'packages/web/dist/pages')
  const scriptsOf = async (page: PublicPage) => {
    const answer = await fetch(page.address, { headers: { cookie: page.cookie ?? '' } })
    if (!answer.ok) throw new Error(`The page of ${page.name} answered ${answer.status}.`)
    const html = await answer.text()
    let bytes = 0
    for (const path of assetsIn(html))
      if (path.endsWith('.js')) bytes += gzipSync(readFileSync(join(dist, path.replace(/^\/p\//, '')))).length
    return bytes / 1000
  }
  const browser = await bench.browser()
  const measures: Measure[] = []
  for (const page of pages) {
    const all: number[] = []
    for (let at = 0; at < visits; at += 1) all.push(await visit(browser, page))
    measures.push(
      atMost(`public page, ${page.name}: JavaScript`, await scriptsOf(page), 'kB gz', page.script),
      atMost(`public page, ${page.name}: slow 4G until it can be read`, quantile(all, 0.5), 's', 1),
    )
  }
  return measures
}

/**
 * Visits that come on time whether or not those before them are answered, as people do, each on two connections of its own
 * that are kept behind it, as browsers do: p95 of a page with its scripts.
 */
async function measureHall({ address }: PublicPage): Promise<Measure[]> {
  const phones: Agent[] = []
  const read = async (path: string, dispatcher: Agent) => {
    const answer = await fetch(new URL(path, address), { dispatcher, headers: { 'accept-encoding': 'br, gzip' } })
    const text = await answer.text()
    return { status: answer.status, text }
  }
  const times: number[] = []
  let refused = 0
  const come = async () => {
    const phone = new Agent({ connections: 2, keepAliveTimeout: 60_000 })
    phones.push(phone)
    const started = performance.now()
    try {
      const page = await read(address, phone)
      const assets = await Promise.all(assetsIn(page.text).map((path) => read(path, phone)))
      if (page.status !== 200 || assets.some(({ status }) => status !== 200)) refused += 1
    } catch {
      // A connection that is cut is a phone that sees nothing.
      refused += 1
    }
    times.push(performance.now() - started)
  }
  try {
    const count = (perMinute * seconds) / 60
    const began = performance.now()
    const all: Promise<void>[] = []
    for (let at = 0; at < count; at += 1) {
      const due = began + (at * 60_000) / perMinute
      const wait = due - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      all.push(come())
    }
    await Promise.all(all)
    return [
      atMost(`public page: ${perMinute} visits a minute from one address, p95`, quantile(times, 0.95), 'ms', 300),
      atMost('public page: visits of these that were refused', refused, '', 0),
    ]
  } finally {
    await Promise.all(phones.map((phone) => phone.destroy()))
  }
}

/** What public-pages.md asks of a page without login: its size, the time to read it, and a hall of phones. */
export async function measurePublicPages(bench: Bench): Promise<Measure[]> {
  const pages = await openPages(await bench.product())
  const [notice] = pages
  return [...(await measureFirstPages(bench, pages)), ...(notice ? await measureHall(notice) : [])]
}
