import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { timePasses } from '@icss/core/testing/time-passes.ts'

export interface MediaServer {
  /** As `ICSS_RTMP_URL`. */
  readonly url: string
  /** As `ICSS_RTMP_STAT_URL`. */
  readonly statUrl: string
  /** As `ICSS_RTMP_RECORDINGS`. */
  readonly recordings: string
  /** Starts it, once it is known where the server is that it tells of its streams. */
  start(server: string): Promise<void>
  /** `pushPicture` to a key of its own address. */
  push(key: string, seconds: number): Promise<number | null>
  stop(): Promise<void>
}

const missing = (cause: unknown) =>
  new Error(
    'Lives are tried with a real media server: on Debian and Ubuntu, apt-get install nginx-light libnginx-mod-rtmp ffmpeg.',
    { cause },
  )

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.unref()
  })

/** Pushes a test picture to an address for so many seconds; answers how ffmpeg ended, 0 when all was taken. */
export async function pushPicture(address: string, seconds: number): Promise<number | null> {
  const picture = ['-re', '-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=10', '-t', String(seconds)]
  const format = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '5', '-f', 'flv', address]
  const ffmpeg = spawn('ffmpeg', ['-nostdin', '-loglevel', 'error', ...picture, ...format], { stdio: 'ignore' })
  const [code] = await Promise.race([
    once(ffmpeg, 'exit') as Promise<[number | null]>,
    once(ffmpeg, 'error').then(([error]) => Promise.reject(missing(error))),
  ])
  return code
}

/** Watches what an address sends until it is killed: nginx lets viewers wait for a stream that has ended. */
export const watchPicture = (address: string): ChildProcess =>
  spawn('ffmpeg', ['-nostdin', '-loglevel', 'error', '-i', address, '-f', 'null', '-'], { stdio: 'ignore' })

/** nginx with its RTMP module, by deploy/rtmp.conf, on a port and a folder of its own. */
export async function prepareMediaServer(): Promise<MediaServer> {
  const folder = await mkdtemp(join(tmpdir(), 'icss-rtmp-'))
  const port = await freePort()
  const statPort = await freePort()
  const recordings = join(folder, 'recordings')
  await mkdir(recordings)
  const url = `rtmp://127.0.0.1:${port}/live`
  let nginx: ChildProcess | undefined
  return {
    url,
    statUrl: `http://127.0.0.1:${statPort}/stat`,
    recordings,
    async start(server) {
      const sample = await readFile(new URL('../../../../deploy/rtmp.conf', import.meta.url), 'utf8')
      const conf = sample
        .replaceAll('http://127.0.0.1:8080', server)
        .replace('listen 1935', `listen 127.0.0.1:${port}`)
        .replace('127.0.0.1:8088', `127.0.0.1:${statPort}`)
        .replace('/var/lib/icss-recordings', recordings)
      const own = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`
      const user = process.getuid?.() === 0 ? 'user root;' : ''
      await writeFile(join(folder, 'nginx.conf'), `${user}\n${own}\n${conf}`)
      const child = spawn('nginx', ['-p', folder, '-e', `${folder}/error.log`, '-c', join(folder, 'nginx.conf')])
      nginx = child
      let said = ''
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
      const failed = new Promise<never>((_, reject) => {
        child.once('error', (error) => reject(missing(error)))
        child.once('exit', (code) => reject(missing(new Error(`nginx ended with ${code}: ${said}`))))
      })
      failed.catch(() => {})
      while (!(await Promise.race([answers(port), failed]))) await Promise.race([timePasses(20), failed])
    },
    push: (key, seconds) => pushPicture(`${url}/${key}`, seconds),
    async stop() {
      if (nginx && nginx.exitCode === null && nginx.pid !== undefined) {
        nginx.kill('SIGTERM')
        await once(nginx, 'exit')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
