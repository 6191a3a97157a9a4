import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveValue, lockOf, newLockChain } from '@icss/core/lotteries/lock-chain.ts'
import { proofOfMany } from './draw.ts'
import { openHall, spread } from './hall.ts'
import { atMost, type Measure, quantile } from './measure.ts'
import { openAs } from './open-as.ts'
import type { Bench } from './open-bench.ts'
import { sized } from './sized.ts'

/** Phones that answer in the same second, and how long they take to come before. */
const phones = sized(5000, 8)
const coming = sized(120, 0.3)
/** Winners whose cards roll, and for how many seconds that is watched. */
const rolling = 47
const watched = sized(10, 0.2)
/** Milliseconds from which on Chromium calls a frame long. */
const long = 50

/** Puts one award into a meeting and starts it: the draw that is opened then. */
async function openDraw({ id, version, call }: Awaited<ReturnType<typeof openHall>>, number: number) {
  const mark = String(performance.now())
  const prize = { name: `手表 ${mark}`.slice(0, 20), price: '1', quantity: number, grade: '一等奖' }
  const { id: prizeId } = await call('POST', 'prizes', prize)
  const awards = [{ name: '一等奖', prizeId: String(prizeId), number }]
  const { items } = await call('PUT', `meetings/${id}/awards?version=${version}`, { awards })
  await call('POST', `meetings/${id}/status`, { action: 'start' })
  return { award: (items as { id: string }[])[0]?.id ?? '', open: () => call('POST', `meetings/${id}/draws`) }
}

/** Five thousand phones in a hall hand in the values of their locks within one second. */
async function measurePhones(bench: Bench): Promise<Measure[]> {
  const product = await bench.product()
  const hall = await openHall(product, { winners: 'everyone' })
  try {
    const { award, open } = await openDraw(hall, 1)
    const chains = Array.from({ length: phones }, () => newLockChain())
    const here = await spread(phones, coming, (at) =>
      hall.signIn(20_000_000 + at, { lock: lockOf(chains[at] ?? newLockChain()) }),
    )
    const opened = await open()
    const body = { award, count: 1, word: '' }
    const drawId = String(opened['id'])
    const announced = await hall.call('POST', `draws/${drawId}/announce?version=${String(opened['version'])}`, body)
    const answers = await spread(phones, sized(1, 0.1), async (at) => {
      const began = performance.now()
      const { browser, ref } = here[at] ?? {}
      const value = giveValue(chains[at] ?? newLockChain())?.value ?? ''
      const sent = await browser?.send(`${product.origin}/p/my/${ref}/place/values`, { drawId, round: 1, value })
      return { status: sent?.status ?? 0, took: performance.now() - began }
    })
    const closed = await hall.call('POST', `draws/${drawId}/close?version=${String(announced['version'])}`)
    const { given } = closed['locks'] as { given: number }
    const of = `draw: ${phones} phones answer within a second`
    return [
      atMost(
        `${of}, p95`,
        quantile(
          answers.map(({ took }) => took),
          0.95,
        ),
        'ms',
        5000,
      ),
      atMost(`${of}: refused or late`, answers.filter(({ status }) => status !== 204).length, '', 0),
      atMost(`${of}: not counted`, phones - given, '', 0),
    ]
  } finally {
    await hall.close()
  }
}

/** Names that roll on the big screen: how many of the frames are long. */
async function measureRolling(bench: Bench): Promise<Measure> {
  const hall = await openHall(await bench.product(), { winners: 'everyone' })
  try {
    const { award, open } = await openDraw(hall, rolling)
    for (let at = 0; at < rolling; at += 1) await hall.signIn(30_000_000 + at)
    const opened = await open()
    const body = { award, count: rolling, word: '' }
    await hall.call('POST', `draws/${String(opened['id'])}/announce?version=${String(opened['version'])}`, body)
    const { page, product } = await openAs(bench, 'chamber-admin')
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto(`${product.origin}/bcicss/#/lotteryDrawCommerce/${hall.id}`)
    await page.locator('ul[aria-busy]').waitFor()
    const frames = await page.evaluate(async (seconds) => {
      const all: number[] = []
      let last = performance.now()
      const end = last + seconds * 1000
      while (last < end) {
        const now = await new Promise<number>((shown) => requestAnimationFrame(shown))
        all.push(now - last)
        last = now
      }
      return all
    }, watched)
    // The first counts from whenever it was that the page was asked.
    const shown = frames.slice(1)
    const share = shown.filter((took) => took > long).length / shown.length
    return atMost(`draw: ${rolling} names roll, long frames`, share * 100, '%', 1)
  } finally {
    await hall.close()
  }
}

/** The proof of a hundred thousand people is checked on its page, in a browser without a network. */
async function measureCheck(bench: Bench): Promise<Measure> {
  const folder = mkdtempSync(join(tmpdir(), 'icss-proof-'))
  const { page, product } = await openAs(bench, 'chamber-admin')
  try {
    const file = join(folder, 'proof.json')
    writeFileSync(file, proofOfMany())
    const times: number[] = []
    for (let tries = 0; tries < sized(5, 1); tries += 1) {
      await page.context().setOffline(false)
      await page.goto(`${product.origin}/p/check`)
      await page.getByText('已就绪，断网也能核对').waitFor()
      await page.context().setOffline(true)
      const begun = performance.now()
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByRole('heading', { name: '核对通过' }).waitFor()
      times.push(performance.now() - begun)
    }
    return atMost('draw: check of a proof of 100,000 people in the browser', quantile(times, 0.5), 'ms', 2000)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a hall sees of a draw: its phones, its screen, and the check on a phone. */
export async function measureDrawHall(bench: Bench): Promise<Measure[]> {
  return [...(await measurePhones(bench)), await measureRolling(bench), await measureCheck(bench)]
}
