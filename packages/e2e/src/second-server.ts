import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { databaseUrl } from './database.ts'

const program = fileURLToPath(new URL('../../server/dist/icss-server.mjs', import.meta.url))

/** Another server over the product's database, as a replica is, with settings of its own. */
export async function startSecondServer(settings: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'icss-e2e-second-'))
  const server = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATABASE_URL: await databaseUrl(),
      ICSS_DATA_DIR: folder,
      PORT: '0',
      NODE_ENV: 'development',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const [url] = /http:\/\/\S+/.exec(output) ?? []
      if (url) resolve(new URL(url).origin)
    })
    server.once('exit', (code) => reject(new Error(`The second server ended with ${code}:\n${output}`)))
  })
  return {
    origin,
    async stop() {
      server.removeAllListeners('exit')
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
