// `npm run faults -- NAME`: what the tests do in short, done for long enough to be believed.
import { join } from 'node:path'
import { buildWhenStale } from './build.mjs'
import { runChild } from './child.mjs'
import { giveUp, makeReady, root } from './ready.mjs'
import { needChromium, needHaproxy, needS3Server } from './system-tool.mjs'

const needs = {
  kills: [buildWhenStale],
  mutants: [buildWhenStale],
  soak: [buildWhenStale],
  replicas: [needChromium, needS3Server, needHaproxy, buildWhenStale],
}

try {
  const node = await makeReady()
  const [name, amount, ...more] = process.argv.slice(2)
  for (const need of needs[name] ?? []) await need()
  const main = join(root, 'packages/server/src/faults/main.ts')
  const [command, args, env] =
    name === 'fuzz'
      ? [
          'vitest',
          ['run', '--root', 'packages/server', 'src/faults/fuzz.test.ts'],
          { ICSS_TEST_FUZZ_SECONDS: amount ?? '600' },
        ]
      : [node, [main, ...[name, amount].filter((one) => one !== undefined), ...more], {}]
  process.exitCode = await runChild(command, args, { cwd: root, env: { ...process.env, ...env } })
} catch (error) {
  giveUp(error)
}
