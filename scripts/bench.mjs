// `npm run bench`: what is fast is told as ratios, both sides measured side by side in one run.
import { join } from 'node:path'
import { buildWhenStale } from './build.mjs'
import { runChild } from './child.mjs'
import { makeReady, root } from './ready.mjs'

await makeReady()
await buildWhenStale()
process.exit(
  await runChild('node', [join(root, 'packages/e2e/bench/main.ts'), ...process.argv.slice(2)], { cwd: root }),
)
