// npm writes only the optional packages that the registry offered on this machine's platform. A person on another
// platform then gets "Missing: … from lock file" from `npm ci`. This adds the missing entries. Run it after every
// change of dependencies: `node scripts/complete-lock.mjs`.
import { readFileSync, writeFileSync } from 'node:fs'

const lockFile = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(lockFile, 'utf8'))

/** Where npm would look for `name` from the folder `from`, nearest first. */
const resolutions = (from, name) => {
  const places = []
  for (let folder = from; ;) {
    places.push(`${folder === '' ? '' : `${folder}/`}node_modules/${name}`)
    if (folder === '') return places
    const cut = folder.lastIndexOf('/node_modules/')
    folder = cut >= 0 ? folder.slice(0, cut) : ''
  }
}

const platformOf = (name) => {
  const os = /(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|windows|aix)/.exec(name)?.[1]
  const cpu = /(x64|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|arm)(?![a-z0-9])/.exec(name)?.[1]
  return { ...(os ? { os: [os === 'windows' ? 'win32' : os] } : {}), ...(cpu ? { cpu: [cpu] } : {}) }
}

let added = 0
for (const [folder, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolutions(folder, name).some((place) => lock.packages[place])) continue
    const exact = /\d+\.\d+\.\d+[^\s|]*/.exec(version)?.[0]
    if (!exact) throw new Error(`${folder} wants ${name}@${version}: no exact version to write down`)
    lock.packages[`node_modules/${name}`] = { version: exact, optional: true, ...platformOf(name) }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${added} optional entries added`)
