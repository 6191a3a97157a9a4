import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Measure, quantile, ratio } from './measure.ts'

const rounds = 30

const timed = (args: readonly string[]) => {
  const started = performance.now()
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}.`)
  return performance.now() - started
}

/** (d) `icss --help` ÷ `node -e 0`, medians of runs taken in turn. */
export async function measureHelp(root: string): Promise<Measure[]> {
  const icss = join(root, 'packages/cli/bin/icss.mjs')
  const ours: number[] = []
  const bare: number[] = []
  for (let i = 0; i < rounds; i += 1) {
    bare.push(timed(['-e', '0']))
    ours.push(timed([icss, '--help']))
  }
  return [ratio('(d) icss --help ÷ node -e 0', quantile(ours, 0.5), quantile(bare, 0.5), 'ms', { atMost: 1.8 })]
}
