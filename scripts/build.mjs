import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ready.mjs'
import { runStep } from './step.mjs'

const stampFile = join(root, 'node_modules', '.icss-build')
const NOT_INPUT = new Set(['node_modules', 'dist', '.turbo'])

/** Builds the web, the command line and the server when their sources have changed since the last build. */
export async function buildWhenStale() {
  const packages = readdirSync(join(root, 'packages'))
  const built = packages.filter((name) => readPackage(name)?.scripts?.build !== undefined)
  const stamp = fingerprint(packages.filter((name) => name !== 'e2e'))
  const complete = built.every((name) => existsSync(join(root, 'packages', name, 'dist')))
  if (complete && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  rmSync(stampFile, { force: true })
  await runStep(
    `Building ${built.join(' and ')}`,
    'turbo',
    ['run', 'build', '--ui=stream', '--output-logs=errors-only'],
    {
      cwd: root,
      shell: process.platform === 'win32',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    },
  )
  writeFileSync(stampFile, stamp)
}

function readPackage(name) {
  const file = join(root, 'packages', name, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Names, sizes and times: turbo compares contents, but takes longer to start than all of a warm start may. */
function fingerprint(packages) {
  const hash = createHash('sha256')
  const add = (path) => {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path}\0${size}\0${mtimeMs}\n`)
  }
  for (const name of ['package-lock.json', 'package.json', 'turbo.json', 'tsconfig.json']) add(join(root, name))
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (NOT_INPUT.has(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else if (entry.isFile()) add(path)
    }
  }
  for (const name of packages) walk(join(root, 'packages', name))
  return hash.digest('hex')
}
