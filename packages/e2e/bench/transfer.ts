import { once } from 'node:events'
import { closeSync, createWriteStream, openSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Page } from 'playwright'
import { fetch } from 'undici'
import { type Measure, quantile, ratio } from './measure.ts'
import type { Bench } from './open-bench.ts'
import type { Product } from './product.ts'
import { type BenchSession, openSession } from './session.ts'
import { sized } from './sized.ts'

const bytes = sized(1536, 2) * 1024 ** 2
const rounds = sized(2, 1)

/** A file that begins as an mp4 does, as large as a video may be. */
function makeVideo(folder: string): string {
  const file = join(folder, 'video.mp4')
  const handle = openSync(file, 'w')
  writeSync(handle, Buffer.from([0, 0, 0, 32, ...Buffer.from('ftypisom')]))
  closeSync(handle)
  truncateSync(file, bytes)
  return file
}

/** A server that writes what is PUT to a file and lets it reach the disk, and no more. */
async function startBare(folder: string) {
  const target = join(folder, 'put.bin')
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.method === 'PUT') {
        await pipeline(request, createWriteStream(target))
        const handle = await open(target, 'r+')
        await handle.datasync()
        await handle.close()
      }
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><input type="file">')
    }
    void answer()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close()
      rmSync(target, { force: true })
    },
  }
}

/** Seconds of a plain PUT by a page. */
async function plainPut(page: Page, origin: string, file: string): Promise<number> {
  await page.goto(origin)
  await page.locator('input').setInputFiles(file)
  const started = performance.now()
  await page.evaluate(async () => {
    const [chosen] = document.querySelector('input')?.files ?? []
    await new Promise((done, failed) => {
      const request = new XMLHttpRequest()
      request.open('PUT', '/')
      request.addEventListener('load', done)
      request.addEventListener('error', failed)
      request.send(chosen)
    })
  })
  return (performance.now() - started) / 1_000
}

/** Seconds from the choice of the file in the chapter dialog until it is there. */
async function throughDialog(page: Page, address: string, file: string): Promise<number> {
  await page.goto(address)
  const dialog = page.getByRole('dialog')
  const input = dialog.locator('input[type=file]').first()
  await input.waitFor({ state: 'attached' })
  const started = performance.now()
  await input.setInputFiles(file)
  await dialog.getByRole('button', { name: /^移除/ }).waitFor({ timeout: 120_000 })
  const seconds = (performance.now() - started) / 1_000
  if (await dialog.getByRole('button', { name: /^继续/ }).isVisible()) throw new Error('The upload failed.')
  return seconds
}

async function courseWithChapter({ origin }: Product, { cookie }: BenchSession): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie }
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await answer.json()) as { id: string }).id
  }
  const courseId = await post('/api/v1/courses', { name: '录像', headImage: 'cover.jpg', serialNumber: 1 })
  const chapterId = await post(`/api/v1/courses/${courseId}/chapters`, { name: '第一章' })
  return `${origin}/bcicss/#/eusChapterCommerce/${courseId}?open=lesson&in=${chapterId}`
}

/** A video of 1.5 GB through the chapter dialog ÷ the same file PUT by a bare page to a bare server; the best of each. */
export async function measureTransfer(bench: Bench): Promise<Measure[]> {
  const product = await bench.product()
  const session = await openSession(product)
  const file = makeVideo(product.folder)
  const bare = await startBare(product.folder)
  const context = await (await bench.browser()).newContext({ locale: 'zh-CN' })
  const [name = '', value = ''] = session.cookie.split('=')
  await context.addCookies([{ name, value, url: product.origin }])
  const page = await context.newPage()
  const address = await courseWithChapter(product, session)
  const [ours, theirs]: [number[], number[]] = [[], []]
  try {
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await plainPut(page, bare.origin, file))
      // A tab of its own: another would still have what was filled in.
      const tab = await context.newPage()
      ours.push(await throughDialog(tab, address, file))
      await tab.close()
    }
  } finally {
    await context.close()
    bare.stop()
  }
  const of = [quantile(ours, 0), quantile(theirs, 0)] as const
  return [ratio('(t) 1.5 GB through the chapter dialog ÷ PUT', ...of, 's', { atMost: 1.6 })]
}
