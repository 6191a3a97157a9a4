import type { Page } from 'playwright'
import { atMost, type Measure, quantile } from './measure.ts'
import type { Bench } from './open-bench.ts'
import { openSession } from './session.ts'
import { sized } from './sized.ts'
import { nextPress, shown } from './slow-page.ts'

const typed = [...'shenzhenqiyedaxue'].slice(0, sized(Infinity, 2))
/** Often enough that one hiccup of the machine does not decide. */
const passes = sized(3, 1)

/** Milliseconds from a key to the first frame in which the preview shows what it made. */
async function keyToPreview(page: Page, text: string, key: string): Promise<number> {
  const pressed = await nextPress(page)
  await page.keyboard.press(key)
  const there = await shown(page, '[role=group][aria-label="预览"] h1', `^${text}$`)
  return there - (await pressed())
}

/** (h) From a key in the editor of the home screen to its preview, the slowest but for one in twenty. */
export async function measureHomePreview(bench: Bench): Promise<Measure[]> {
  const product = await bench.product()
  const { cookie } = await openSession(product)
  const [name = '', value = ''] = cookie.split('=')
  const browser = await bench.browser()
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 720 } })
  await context.addCookies([{ name, value, url: product.origin }])
  const page = await context.newPage()
  await page.goto(`${product.origin}/bcicss/#/logoSettingsCommerce`)
  const field = page.getByLabel('标识文字')
  const took: number[] = []
  for (let pass = 0; pass < passes; pass += 1) {
    await field.fill('')
    for (const [at, key] of typed.entries()) took.push(await keyToPreview(page, typed.slice(0, at + 1).join(''), key))
  }
  return [atMost('(h) a key to the preview of the home screen, p95', quantile(took, 0.95), 'ms', 100)]
}
