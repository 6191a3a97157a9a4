import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Measure, quantile, ratio } from './measure.ts'
import type { Bench } from './open-bench.ts'
import { sized } from './sized.ts'

const rounds = sized(7, 1)

/** Starts a program, waits for a line with an address, and answers the milliseconds until then. */
async function readyAfter(args: string[], env: NodeJS.ProcessEnv): Promise<{ took: number; child: ChildProcess }> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    output += text
    if (/http:\S+/.test(output)) return { took: performance.now() - started, child }
  }
  throw new Error(`${args.join(' ')} ended before it was ready.`)
}

const end = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** (s) Ready after a start on an existing database ÷ Fastify that does nothing but listen. */
export async function measureStart({ root }: Bench): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'icss-bench-start-'))
  const fastify = join(root, 'node_modules/fastify/fastify.js')
  const bare = join(folder, 'bare.mjs')
  writeFileSync(
    bare,
    `import fastify from '${fastify}'\nconst app = fastify()\nconsole.log(await app.listen({ port: 0, host: '127.0.0.1' }))\nprocess.on('SIGTERM', () => process.exit(0))\n`,
  )
  const env = {
    ...process.env,
    // As `npm start` has it.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    NODE_ENV: 'development',
    ICSS_DATA_DIR: join(folder, 'data'),
    ICSS_DEMO: 'accounts',
    PORT: '0',
  }
  const product = [join(root, 'packages/server/dist/icss-server.mjs')]
  const ours: number[] = []
  const theirs: number[] = []
  try {
    // The first start makes the database, and both fill the cache of compiled code.
    await end((await readyAfter(product, env)).child)
    await end((await readyAfter([bare], env)).child)
    for (let round = 0; round < rounds; round += 1) {
      for (const [args, times] of [
        [[bare], theirs],
        [product, ours],
      ] as const) {
        const { took, child } = await readyAfter([...args], env)
        times.push(took)
        await end(child)
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return [
    ratio('(s) ready on an existing database ÷ bare Fastify', quantile(ours, 0.5), quantile(theirs, 0.5), 'ms', {
      atMost: 5,
    }),
  ]
}
