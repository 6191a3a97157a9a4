import { type Browser, chromium } from 'playwright'
import { logIn } from './icss.ts'
import type { Measure } from './measure.ts'
import { type Product, startProduct } from './product.ts'

/** What measures share: begun by the first of them that needs it, and anew by the next when it has ended since. */
export interface Bench {
  readonly root: string
  product(): Promise<Product>
  browser(): Promise<Browser>
}

export type Measurer = (bench: Bench) => Promise<Measure[]>

/** A bench of some measures, of which each runs once, behind the one that it is `following`. */
export function openBench(
  root: string,
  measures: Readonly<Record<string, Measurer>>,
  following: Readonly<Record<string, string>>,
) {
  let product: Product | undefined
  let browser: Browser | undefined
  const bench: Bench = {
    root,
    async product() {
      if (product?.isRunning()) return product
      await product?.stop()
      return (product = await startLoggedIn(root))
    },
    async browser() {
      if (browser?.isConnected()) return browser
      return (browser = await startBrowser())
    },
  }
  const found = new Map<string, Promise<Measure[]>>()

  async function run(name: string): Promise<Measure[]> {
    const measurer = measures[name]
    if (measurer === undefined) throw new Error(`No measure called ${name}.`)
    const first = following[name]
    if (first !== undefined) await measure(first)
    try {
      return await measurer(bench)
    } finally {
      // Pages that a failed measure has left open would keep the machine busy.
      for (const context of browser?.contexts() ?? []) await context.close()
    }
  }

  function measure(name: string): Promise<Measure[]> {
    const known = found.get(name) ?? run(name)
    found.set(name, known)
    return known
  }

  return {
    names: Object.keys(measures),
    measure,
    async close() {
      await browser?.close()
      await product?.stop()
    },
  }
}

async function startLoggedIn(root: string): Promise<Product> {
  const product = await startProduct(root)
  try {
    await logIn(root, product)
    return product
  } catch (error) {
    await product.stop()
    throw error
  }
}

const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
