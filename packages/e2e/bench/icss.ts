import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { watchPeak } from './memory.ts'
import type { Product } from './product.ts'

/** Runs `icss` and answers how long it took in seconds and its peak memory in MB. */
export async function icss(root: string, product: Product, args: readonly string[], input = '') {
  const started = performance.now()
  const child = spawn(process.execPath, [join(root, 'packages/cli/bin/icss.mjs'), ...args], {
    env: { ...process.env, XDG_CONFIG_HOME: product.folder, LANG: 'en_US.UTF-8' },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stdin.end(input)
  const peak = watchPeak(child.pid ?? 0)
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`icss ${args[0]} ${args[1]} ended with ${code}: ${said}`)
  return { seconds: (performance.now() - started) / 1000, memory: peak() }
}

/** Logs `icss` in to the product as its chamber's administrator. */
export async function logIn(root: string, product: Product): Promise<void> {
  const { accountNumber, password } = product.account
  const args = ['auth', 'login', '--server', product.origin, '--account', accountNumber, '--password-stdin']
  await icss(root, product, args, `${password}\n`)
}
