import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { timePasses } from '@icss/core/testing/time-passes.ts'
import type { S3Settings } from '../storage/s3-settings.ts'

const run = promisify(execFile)

export interface S3Server {
  readonly settings: S3Settings
  stop(): Promise<void>
}

/** Ports next to each other that nobody listens on; a test machine gives them to nobody else in between. */
async function freePorts(count: number): Promise<number[]> {
  const listeners = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(listeners.map((one) => once(one, 'listening')))
  const ports = listeners.map((one) => (one.address() as AddressInfo).port)
  await Promise.all(listeners.map((one) => new Promise((done) => one.close(done))))
  return ports
}

const missing = (cause: unknown) =>
  new Error(
    'The S3 tests need a real S3 server: on Debian and Ubuntu, apt-get install --no-install-recommends radosgw ceph-mon ceph-osd.',
    { cause },
  )

/** Ceph's gateway on one monitor and one store that lives in memory, for this machine only; ready in about a second. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'icss-s3-'))
  const [monitorPort = 0, gatewayPort = 0, storePort = 0] = await freePorts(3)
  const ids = { cluster: randomUUID(), store: randomUUID() }
  for (const name of ['mon', 'osd', 'rgw', 'log']) await mkdir(join(folder, name))
  const conf = join(folder, 'ceph.conf')
  await writeFile(
    conf,
    `[global]
fsid = ${ids.cluster}
mon host = [v2:127.0.0.1:${monitorPort}]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
run dir = ${folder}
admin socket =
log file = ${folder}/log/$name.log
osd pool default size = 1
osd pool default pg num = 4
osd crush chooseleaf type = 0
[mon]
mon data = ${folder}/mon
mon cluster log file = ${folder}/log/cluster.log
mon allow pool size one = true
paxos propose interval = 0.05
paxos min wait = 0.01
[osd]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = ${2 ** 31}
ms bind port min = ${storePort}
ms bind port max = ${Math.min(65_535, storePort + 40)}
[client]
ms mon client mode = crc
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
rgw dynamic resharding = false
rgw gc obj min wait = 5
rgw gc processor period = 5
`,
  )
  const env = { ...process.env, CEPH_CONF: conf }
  const daemons: ChildProcess[] = []
  const daemon = (program: string, ...args: string[]) => {
    const child = spawn(program, args, { env, stdio: 'ignore' })
    child.on('error', () => {})
    daemons.push(child)
  }
  const stop = async () => {
    for (const child of daemons.toReversed()) {
      if (child.exitCode !== null || child.pid === undefined) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  const tool = (program: string, ...args: string[]) => run(program, args, { env, timeout: 60_000 })
  try {
    const map = join(folder, 'monmap')
    const monitor = `[v2:127.0.0.1:${monitorPort}]`
    await tool('monmaptool', '--create', '--fsid', ids.cluster, '--addv', 'a', monitor, map).catch((error) => {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? missing(error) : error
    })
    await tool('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map)
    daemon('ceph-mon', '-i', 'a', '-f')
    await tool('ceph', 'osd', 'new', ids.store)
    await tool('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', ids.store)
    daemon('ceph-osd', '-i', '0', '-f')
    const keys = { accessKeyId: 'test', secretAccessKey: randomUUID() }
    const user = ['--uid=test', '--display-name=test', '--access-key=test', `--secret=${keys.secretAccessKey}`]
    await tool('radosgw-admin', 'user', 'create', ...user)
    daemon('radosgw', '-n', 'client.rgw', '-f')
    const settings = { endpoint: `http://127.0.0.1:${gatewayPort}`, region: 'us-east-1', bucket: 'uploads', ...keys }
    for (;;) {
      const answer = await fetch(settings.endpoint).catch(() => undefined)
      if (answer?.ok) break
      if (daemons.some(({ exitCode }) => exitCode !== null)) throw new Error('The S3 server has ended by itself.')
      await timePasses(50)
    }
    const client = new S3Client({ ...settings, credentials: keys, forcePathStyle: true })
    await client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
    client.destroy()
    return { settings, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
