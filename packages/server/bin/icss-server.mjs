#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** Runs this program again under the Node that the packages bring along, for machines whose own is too old. */
async function runUnderBroughtNode() {
  const { spawnSync } = await import('node:child_process')
  const { existsSync } = await import('node:fs')
  const { fileURLToPath } = await import('node:url')
  const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url))
  if (process.env.ICSS_NODE_TRIED || !existsSync(node)) {
    console.error(`icss-server needs Node 22.19 or newer; this is ${process.versions.node}. Install Node 24.`)
    return 1
  }
  const { status, signal } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ICSS_NODE_TRIED: '1' },
  })
  if (signal) process.kill(process.pid, signal)
  return status ?? 1
}

if (major < 22 || (major === 22 && minor < 19)) process.exitCode = await runUnderBroughtNode()
else await import('../src/main.ts')
