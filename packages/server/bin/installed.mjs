#!/usr/bin/env node
// The server as an installed package has it: built, beside the web.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(`icss-server needs Node 22.19 or newer; this is ${process.versions.node}. Install Node 24.`)
  process.exitCode = 1
} else {
  // Spares the next start a fifth of its time.
  process.getBuiltinModule('node:module').enableCompileCache?.()
  await import('../dist/icss-server.mjs')
}
