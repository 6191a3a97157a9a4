// `npm run package`: the command line and the server as packages that install without a clone of this repository.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { external } from '../packages/server/rolldown.config.ts'
import { buildWhenStale } from './build.mjs'
import { giveUp, makeReady, root } from './ready.mjs'

const manifestOf = (folder = '.') => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** Data that the built server reads out of a package. */
const readByName = '@zxcvbn-ts/language-common'

/** What both say of themselves. */
const shared = (source) => {
  const { license, engines } = manifestOf()
  return { version: manifestOf(source).version, license, type: 'module', engines }
}

/** The packages, by their names: what they are made of, and what runs them. */
export const packages = {
  icss: {
    description: 'ICSS back office on the command line',
    folder: 'packages/cli',
    copies: [
      ['packages/cli/dist', 'dist'],
      ['packages/cli/bin', 'bin'],
    ],
    bin: 'bin/icss.mjs',
    manifest: () => ({}),
  },
  'icss-server': {
    description: 'ICSS back office: server and web',
    folder: 'packages/server',
    // As in the repository, since the server finds its files from where they lie.
    copies: [
      ['packages/server/dist', 'server/dist'],
      ['packages/server/migrations', 'server/migrations'],
      ['packages/server/src/demo/videos', 'server/src/demo/videos'],
      ['packages/web/dist', 'web/dist'],
      ['packages/server/bin/installed.mjs', 'server/bin/installed.mjs'],
    ],
    bin: 'server/bin/installed.mjs',
    manifest: () => {
      const { dependencies, optionalDependencies } = manifestOf('packages/server')
      const named = Object.entries(dependencies).filter(([name]) => isLoaded(name))
      return { dependencies: Object.fromEntries(named), optionalDependencies }
    },
  },
}

/** Whether Node looks for a package when the built server runs. */
const isLoaded = (name) =>
  name === readByName || external.some((one) => (typeof one === 'string' ? one === name : one.test(`${name}/`)))

/** Makes a package of what is built, in `folder`; answers the file. */
export function packInto(folder, name) {
  const { folder: source, copies, description, bin, manifest } = packages[name]
  const stage = mkdtempSync(join(tmpdir(), 'icss-package-'))
  try {
    for (const [from, to] of copies) cpSync(join(root, from), join(stage, to), { recursive: true })
    cpSync(join(root, 'CHANGELOG.md'), join(stage, 'CHANGELOG.md'))
    cpSync(join(root, source, 'README.md'), join(stage, 'README.md'))
    const own = { name, description, ...shared(source), bin: { [name]: bin }, ...manifest() }
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
    mkdirSync(folder, { recursive: true })
    const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: stage,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Error(`npm pack of ${name} failed: ${stderr}`)
    return join(folder, JSON.parse(stdout)[0].filename)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    await makeReady()
    await buildWhenStale()
    for (const name of Object.keys(packages)) console.log(packInto(join(root, 'dist'), name))
  } catch (error) {
    giveUp(error)
  }
