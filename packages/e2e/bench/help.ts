import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { endedChildrenSeconds } from './cpu.ts'
import { type Measure, quantile, ratio } from './measure.ts'
import type { Bench } from './open-bench.ts'
import { sized } from './sized.ts'

const rounds = sized(30, 1)

interface Times {
  readonly wall: number[]
  readonly work: number[]
}

/** Runs node; notes the milliseconds that it took and that it worked. */
function time(args: readonly string[], { wall, work }: Times): void {
  const [started, worked] = [performance.now(), endedChildrenSeconds()]
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}.`)
  wall.push(performance.now() - started)
  work.push((endedChildrenSeconds() - worked) * 1000)
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

/** (d) `icss --help` ÷ `node -e 0`, of runs taken in turn: medians, best times, and work, which others hardly move. */
export async function measureHelp({ root }: Bench): Promise<Measure[]> {
  const icss = join(root, 'packages/cli/bin/icss.mjs')
  const ours: Times = { wall: [], work: [] }
  const bare: Times = { wall: [], work: [] }
  for (let i = 0; i < rounds; i += 1) {
    time(['-e', '0'], bare)
    time([icss, '--help'], ours)
  }
  const compared = (name: string, of: keyof Times, figure: (values: readonly number[]) => number) =>
    ratio(`(d) icss --help ÷ node -e 0${name}`, figure(ours[of]), figure(bare[of]), 'ms', { atMost: 1.5 })
  return [
    compared('', 'wall', (values) => quantile(values, 0.5)),
    compared(', best', 'wall', (values) => quantile(values, 0)),
    compared(', work', 'work', (values) => sum(values) / rounds),
  ]
}
