#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** Says one thing in both languages, since nothing that knows the person's language runs yet. */
const fail = (zh, en) => {
  console.error(`${zh}\n${en}`)
  process.exitCode = 1
}

/** Runs this program again under the Node that the repository brings along, for machines whose own is too old. */
async function runUnderBroughtNode() {
  const { spawnSync } = await import('node:child_process')
  const { existsSync } = await import('node:fs')
  const { fileURLToPath } = await import('node:url')
  const node = ['../../../node_modules/.bin/node', '../../.bin/node']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path))
  if (!node || process.env.ICSS_NODE_TRIED) {
    fail(
      `icss 需要 Node 22.19 或更新版本，当前为 ${process.versions.node}。请安装 Node 24。`,
      `icss needs Node 22.19 or newer; this is ${process.versions.node}. Install Node 24.`,
    )
    return
  }
  const { status, signal } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ICSS_NODE_TRIED: '1' },
  })
  if (signal) process.kill(process.pid, signal)
  process.exitCode = status ?? 1
}

if (major < 22 || (major === 22 && minor < 19)) await runUnderBroughtNode()
else {
  // Not imported: an import evaluates all that a module of Node's own exports lazily, which is slow.
  process.getBuiltinModule('node:module').enableCompileCache?.()
  const bundle = new URL('../dist/icss.mjs', import.meta.url)
  if (process.getBuiltinModule('node:fs').existsSync(bundle)) await import(bundle.href)
  else
    fail(
      'icss 尚未构建。请在仓库中运行：npm run build -w @icss/cli',
      'icss is not built yet. Run in the repository: npm run build -w @icss/cli',
    )
}
