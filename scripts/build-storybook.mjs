import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from './files-in.mjs'
import { root } from './ready.mjs'
import { runStep } from './step.mjs'

/** The folder of the built Storybook. */
export const builtStorybook = path.join(root, 'storybook-static')

/** Builds Storybook when what goes into it has changed since the last build. */
export async function buildStorybookWhenStale() {
  const stamp = path.join(builtStorybook, '.inputs')
  const now = inputs()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  // The stats tell Chromatic which stories a change can reach.
  const args = ['build', '--quiet', '--stats-json', '-o', builtStorybook]
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }
  await runStep('Building Storybook', 'storybook', args, { cwd: root, env })
  writeFileSync(stamp, now)
}

/** A hash of all that goes into the built Storybook. */
function inputs() {
  const hash = createHash('sha256')
  const folders = ['.storybook', 'packages/ui/src', 'packages/ui/sizes', 'packages/web/src', 'packages/core/src']
  const files = folders.flatMap((folder) => filesIn(path.join(root, folder)))
  for (const file of [...files, path.join(root, 'package-lock.json')]) {
    if (/__screenshots__|\.test\.tsx?$|\.storybook.(check|test-runner)|chromium-version|tsconfig/.test(file)) continue
    hash.update(path.relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}
