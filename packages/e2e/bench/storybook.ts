import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, type Measure } from './measure.ts'
import type { Bench } from './open-bench.ts'

/** Runs a program that writes into a folder, which is gone behind it. */
function inFolder<Value>(act: (folder: string) => Value): Value {
  const folder = mkdtempSync(join(tmpdir(), 'icss-bench-'))
  try {
    return act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** (k) The build of Storybook. */
export async function measureStorybook({ root }: Bench): Promise<Measure[]> {
  return inFolder((folder) => {
    const started = performance.now()
    const built = spawnSync('storybook', ['build', '--quiet', '-o', folder], {
      cwd: root,
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    })
    if (built.status !== 0) throw new Error(`Storybook does not build: ${built.stderr.toString()}`)
    return [atMost('(k) Storybook builds', (performance.now() - started) / 1000, 's', 60)]
  })
}

/** (k) The checks of all stories, as `npm test` runs them. */
export async function measureStories({ root }: Bench): Promise<Measure[]> {
  return inFolder((folder) => {
    const report = join(folder, 'stories.json')
    spawnSync('node', ['scripts/stories.mjs', `--report=${report}`], { cwd: root, stdio: 'ignore' })
    const { seconds, passed, failed } = JSON.parse(readFileSync(report, 'utf8')) as {
      seconds: number
      passed: number
      failed: number
    }
    return [atMost('(k) the checks of a story', seconds / (passed + failed), 's', 1)]
  })
}
