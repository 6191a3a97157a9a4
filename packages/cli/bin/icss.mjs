#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const bundle = new URL('../dist/icss.mjs', import.meta.url)

/** The Node that the repository brings along, for machines whose own is too old. */
const broughtNode = () =>
  ['../../../node_modules/.bin/node', '../../.bin/node']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path))

if (major < 22 || (major === 22 && minor < 19)) {
  const node = process.env.ICSS_NODE_TRIED ? undefined : broughtNode()
  if (node) {
    const { status, signal, error } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { ...process.env, ICSS_NODE_TRIED: '1' },
    })
    if (error) console.error(`icss: ${error.message}`)
    if (signal) process.kill(process.pid, signal)
    process.exitCode = status ?? 1
  } else {
    console.error(
      `icss 需要 Node 22.19 或更新版本，当前为 ${process.versions.node}。请先在仓库中运行 npm install，或安装 Node 24。\n` +
        `icss needs Node 22.19 or newer; this is ${process.versions.node}. Run npm install in the repository, or install Node 24.`,
    )
    process.exitCode = 1
  }
} else if (existsSync(bundle)) {
  module.enableCompileCache?.()
  await import(bundle.href)
} else {
  console.error(
    'icss 尚未构建。请在仓库中运行：npm run build -w @icss/cli\n' +
      'icss is not built yet. Run in the repository: npm run build -w @icss/cli',
  )
  process.exitCode = 1
}
