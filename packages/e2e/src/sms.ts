import type { Browser } from '@playwright/test'
import { api, demoAccount, logIn } from './product.ts'

/** The last SMS that the product sent to a phone; demo data keeps them where the provider reads them. */
export async function smsTo(browser: Browser, phone: string): Promise<string> {
  const office = await (await browser.newContext()).newPage()
  await logIn(office, demoAccount('provider'))
  const { items } = (await api(office, 'GET', '/api/v1/platform/deliveries?pageSize=50')) as {
    items: { target: string; content: string }[]
  }
  await office.context().close()
  return items.find(({ target }) => target === phone)?.content ?? ''
}
