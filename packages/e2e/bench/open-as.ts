import type { Page } from 'playwright'
import type { Bench } from './open-bench.ts'
import type { Product } from './product.ts'
import { type BenchSession, openSession } from './session.ts'

/** A page of a fresh browser at 1280 × 720 in which a demo account is logged in, and the session that it stands on. */
export async function openAs(bench: Bench, role: string): Promise<BenchSession & { page: Page; product: Product }> {
  const product = await bench.product()
  const session = await openSession({ ...product, account: product.accountOf(role) })
  const [name = '', value = ''] = session.cookie.split('=')
  const browser = await bench.browser()
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 720 } })
  await context.addCookies([{ name, value, url: product.origin }])
  return { ...session, page: await context.newPage(), product }
}
