import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareMediaServer } from '../../server/src/testing/media-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * Starts the product as a person does, with `npm start`, in a data folder of its own, and a media server beside it; stops
 * it as Ctrl-C does.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'icss-e2e-'))
  const dataFolder = join(folder, 'data')
  const port = await freePort()
  const media = await prepareMediaServer()
  const product = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      ICSS_DATA_DIR: dataFolder,
      ICSS_RTMP_URL: media.url,
      ICSS_RTMP_RECORDINGS: media.recordings,
      PORT: String(port),
      NODE_ENV: 'development',
      // Journeys make what they are about.
      ICSS_DEMO: 'accounts',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('ICSS back office:')) resolve()
    }
    product.stdout.on('data', hear)
    product.stderr.on('data', hear)
    product.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)))
  })
  await ready
  process.env.ICSS_E2E_URL = `http://127.0.0.1:${port}/bcicss/`
  process.env.ICSS_E2E_DATA = dataFolder
  process.env.ICSS_E2E_RTMP = media.url
  process.env.ICSS_E2E_RECORDINGS = media.recordings
  await media.start(`http://127.0.0.1:${port}`)
  return async () => {
    product.removeAllListeners('exit')
    const ended = once(product, 'exit')
    product.kill('SIGINT')
    const [code] = (await ended) as [number | null]
    await media.stop()
    await rm(folder, { recursive: true, force: true })
    if (code !== 0) throw new Error(`Stopping npm start ended with ${code}:\n${output}`)
  }
}
