import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runStep } from './step.mjs'

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const bin = join(root, 'node_modules', '.bin')
const stampFile = join(root, 'node_modules', '.icss-lock')

/**
 * Makes a machine with nothing but Node 20 and npm ready: installs what the lock says when that has not been done, and
 * puts the installed programs, a new enough Node among them, first on PATH. Resolves with the Node to run.
 */
export async function makeReady() {
  await install()
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin)
  process.env.PATH = [bin, ...path].join(delimiter)
  return findNode()
}

/** Ends the process with a message instead of a stack when a script fails for a reason that the reader can mend. */
export function giveUp(error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

async function install() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const stamp = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!isInstalled(JSON.parse(lock.toString())))
    // Production or a personal setting would leave out what builds the web.
    await runStep('Installing packages', 'npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
      cwd: root,
      shell: process.platform === 'win32',
    })
  writeFileSync(stampFile, stamp)
}

/** After `npm install` by hand everything may be in place already: npm writes down what it has put there. */
function isInstalled(lock) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(lock.packages).every(
    ([folder, entry]) =>
      !folder.includes('node_modules/') ||
      entry.link ||
      installed[folder]?.version === entry.version ||
      (entry.optional && installed[folder] === undefined && !isForHere(folder, entry)),
  )
}

const isForHere = (folder, { os, cpu }) =>
  (os?.includes(process.platform) ?? false) && (cpu?.includes(process.arch) ?? false) && !folder.includes('musl')

function findNode() {
  const wanted = /\d+\.\d+/.exec(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node)[0]
  const installed = join(bin, 'node')
  if (existsSync(installed)) {
    const { stdout, status } = spawnSync(installed, ['-p', 'process.versions.node'], { encoding: 'utf8' })
    if (status === 0 && isNewEnough(stdout.trim(), wanted)) return installed
  }
  if (isNewEnough(process.versions.node, wanted)) return process.execPath
  throw new Error(
    `This needs Node ${wanted} or newer, and none comes with the packages for ${process.platform}-${process.arch}. ` +
      `Here is Node ${process.versions.node}: install Node 24 (https://nodejs.org/en/download) and run the same command again.`,
  )
}

function isNewEnough(version, wanted) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}
