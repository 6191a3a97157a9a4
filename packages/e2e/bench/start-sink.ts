import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Starts sink.ts as a process of its own, as the product's server is one; each PUT becomes a file of `folder`. */
export async function startSink(folder: string) {
  mkdirSync(folder, { recursive: true })
  const child = spawn(process.execPath, [fileURLToPath(new URL('sink.ts', import.meta.url)), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  return { url: url.trim(), pid: child.pid ?? 0, stop: () => child.kill() }
}
