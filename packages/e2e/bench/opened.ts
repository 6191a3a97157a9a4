import type { Browser, Page } from 'playwright'
import { preview } from 'vite'

/** Opens a built folder in a page of its own. */
export async function opened<Value>(
  outDir: string,
  browser: Browser,
  act: (page: Page, url: string) => Promise<Value>,
) {
  const server = await preview({ configFile: false, logLevel: 'error', build: { outDir }, preview: { port: 0 } })
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  try {
    return await act(page, server.resolvedUrls?.local[0] ?? '')
  } finally {
    await page.close()
    await server.close()
  }
}
