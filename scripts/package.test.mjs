import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { packages, packInto } from './package.mjs'
import { root } from './ready.mjs'

const folder = mkdtempSync(join(tmpdir(), 'icss-packages-'))
const files = {}
beforeAll(() => {
  for (const name of Object.keys(packages)) files[name] = packInto(folder, name)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const emptyFolder = () => {
  const empty = mkdtempSync(join(folder, 'empty-'))
  mkdirSync(join(empty, 'node_modules'))
  return empty
}
const run = (cwd, command, ...args) => execFileSync(command, args, { cwd, encoding: 'utf8' })

test('icss installs in an empty folder without a network, and runs', () => {
  const empty = emptyFolder()
  run(empty, 'npm', 'install', '--offline', '--no-audit', '--no-fund', files.icss)
  const icss = join(empty, 'node_modules/.bin/icss')
  const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'))
  expect(run(empty, icss, '--version').trim()).toContain(version)
  expect(run(empty, icss, 'members', '--help')).toContain('icss members')
  const notices = readFileSync(join(empty, 'node_modules/icss/dist/NOTICES.txt'), 'utf8')
  const bundled = ['commander', 'ink', 'undici', 'zod']
  for (const name of bundled) expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'))
  const bill = JSON.parse(readFileSync(join(empty, 'node_modules/icss/dist/sbom.cdx.json'), 'utf8'))
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  expect(bill.components.map(({ name }) => name)).toEqual(expect.arrayContaining(bundled))
  for (const { purl, version } of bill.components)
    expect(purl).toMatch(new RegExp(`^pkg:npm/(%40)?[\\w./-]+@${version}$`))
})

test('icss-server starts with the packages that it names alone, and serves the web', async () => {
  const empty = emptyFolder()
  const own = join(empty, 'node_modules/icss-server')
  mkdirSync(own)
  run(own, 'tar', '-xzf', files['icss-server'], '--strip-components=1')
  const { bin, dependencies, optionalDependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    mkdirSync(dirname(join(empty, 'node_modules', name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(empty, 'node_modules', name))
  }
  const server = spawn(process.execPath, [join(own, bin['icss-server'])], {
    cwd: empty,
    env: { ...process.env, PORT: '0', ICSS_DATA_DIR: join(empty, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => server.once('close', resolve))
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await ended
  })
  let said = ''
  server.stderr.on('data', (part) => (said += part))
  let address
  for await (const line of createInterface({ input: server.stdout })) {
    said += `${line}\n`
    address = /http:\S+/.exec(line)?.[0]
    if (address) break
  }
  expect({ said, address }).toMatchObject({ address: expect.any(String) })
  const page = await fetch(address)
  expect(await page.text()).toContain('<div id="root">')
  const [script] = /assets\/[\w.-]+\.js/.exec(await (await fetch(address)).text()) ?? []
  expect((await fetch(new URL(script, address))).status).toBe(200)
  // A public page is drawn from files of its own.
  expect((await fetch(new URL('/p/none/home', address))).status).toBe(404)
})
