import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { runStep } from './step.mjs'

/** Finds Chromium, or installs the system's where that is possible, and tells the tests where it is. */
export async function needChromium() {
  const names = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    'chromium',
    'google-chrome',
  ]
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  await findBrowser('Chromium', 'CHROMIUM_PATH', [...names, mac], 'chromium')
}

/** Finds Firefox as `needChromium` finds Chromium. */
export async function needFirefox() {
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox'
  await findBrowser('Firefox', 'FIREFOX_PATH', ['firefox-esr', 'firefox', mac], 'firefox-esr')
}

async function findBrowser(title, setting, programs, systemPackage) {
  const wanted = process.env[setting]
  if (wanted && !find([wanted])) throw new Error(`${setting} names ${wanted}, which cannot be run.`)
  process.env[setting] = wanted || (await findOrInstall(`${title} (or what ${setting} names)`, programs, systemPackage))
}

/** Finds tmux, whose pseudo-terminals the command line is tried in, or installs the system's where that is possible. */
export async function needTmux() {
  await findOrInstall('tmux', ['tmux'], 'tmux')
}

/** Finds openssl, which makes the certificates of tests, or installs the system's where that is possible. */
export async function needOpenssl() {
  await findOrInstall('openssl', ['openssl'], 'openssl')
}

/** Finds faketime, by which a program believes that it is another day, or installs the system's where that is possible. */
export async function needFaketime() {
  await findOrInstall('faketime', ['faketime'], 'faketime')
}

/** Finds a C compiler, or installs the system's where that is possible. */
export async function needCompiler() {
  await findOrInstall('A C compiler', ['cc'], 'gcc', 'libc6-dev')
}

/** Finds curl, which the guide to the API goes by, or installs the system's where that is possible. */
export async function needCurl() {
  await findOrInstall('curl', ['curl'], 'curl')
}

/** Finds LibreOffice's spreadsheet, or installs the system's where that is possible, and tells the tests where it is. */
export async function needOffice() {
  const mac = '/Applications/LibreOffice.app/Contents/MacOS/soffice'
  process.env.ICSS_TEST_OFFICE = await findOrInstall('LibreOffice Calc', ['soffice', mac], 'libreoffice-calc')
}

/** Finds psql, which the bench compares with, or installs the system's where that is possible. */
export async function needPsql() {
  await findOrInstall('psql', ['psql'], 'postgresql-client')
}

/** Finds the shells whose completions are tried, or installs them where that is possible. */
export async function needShells() {
  for (const shell of ['bash', 'zsh', 'fish']) await findOrInstall(shell, [shell], shell)
}

/**
 * Finds Ceph's gateway, a real S3 server, or installs the system's where that is possible. Where it is not, only the tests
 * that need it fail, and say so.
 */
export async function needS3Server() {
  try {
    // One of them alone is of no use.
    for (const program of ['radosgw', 'ceph-mon', 'ceph-osd'])
      await findOrInstall('A real S3 server (radosgw)', [program], 'radosgw', 'ceph-mon', 'ceph-osd')
  } catch (error) {
    console.error(error.message)
  }
}

/** Finds HAProxy, which stands before several servers, or installs it as `needS3Server` does. */
export async function needHaproxy() {
  try {
    await findOrInstall('HAProxy', ['haproxy', '/usr/sbin/haproxy'], 'haproxy')
  } catch (error) {
    console.error(error.message)
  }
}

/** Finds nginx with its RTMP module and ffmpeg, with which lives are streamed, or installs them as `needS3Server` does. */
export async function needMediaServer() {
  try {
    await findOrInstall('ffmpeg', ['ffmpeg'], 'ffmpeg')
    const rtmp = '/usr/lib/nginx/modules/ngx_rtmp_module.so'
    await findOrInstall('nginx with its RTMP module', [rtmp], 'nginx-light', 'libnginx-mod-rtmp')
  } catch (error) {
    console.error(error.message)
  }
}

async function findOrInstall(title, programs, ...systemPackages) {
  const found = find(programs)
  if (found) return found
  const advice = `${title} is missing: install it (on Debian and Ubuntu: apt-get install ${systemPackages.join(' ')}) and run this again.`
  if (process.getuid?.() !== 0 || !find(['apt-get'])) throw new Error(advice)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runStep('Refreshing the list of system packages', 'apt-get', ['update'], { env })
  const install = ['install', '-y', '--no-install-recommends', ...systemPackages]
  await runStep(`Installing ${title} from the system's packages`, 'apt-get', install, { env })
  const installed = find(programs)
  if (!installed) throw new Error(advice)
  return installed
}

function find(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs
    .flatMap((program) => (isAbsolute(program) ? [program] : folders.map((folder) => join(folder, program))))
    .find(isProgram)
}

function isProgram(path) {
  try {
    accessSync(path, path.endsWith('.so') ? constants.R_OK : constants.X_OK)
    return true
  } catch {
    return false
  }
}
