// `npm run bench`: what is fast is told as ratios, both sides measured side by side in one run.
import { join } from 'node:path'
import { buildStorybookWhenStale } from './build-storybook.mjs'
import { buildWhenStale } from './build.mjs'
import { runChild } from './child.mjs'
import { giveUp, makeReady, root } from './ready.mjs'
import { needChromium, needCurl, needPsql } from './system-tool.mjs'

const names = process.argv.slice(2)

try {
  await makeReady()
  for (const need of [needChromium, needPsql, needCurl, buildWhenStale]) await need()
  if (names.length === 0 || names.includes('typing')) await buildStorybookWhenStale()
  process.exitCode = await runChild('node', [join(root, 'packages/e2e/bench/main.ts'), ...names], { cwd: root })
} catch (error) {
  giveUp(error)
}
