// `npm run faults -- NAME`: what the tests do in short, done for long enough to be believed.
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { giveUp, makeReady, root } from './ready.mjs'

try {
  const node = await makeReady()
  process.exitCode = await runChild(
    node,
    [join(root, 'packages/server/src/faults/main.ts'), ...process.argv.slice(2)],
    {
      cwd: root,
    },
  )
} catch (error) {
  giveUp(error)
}
