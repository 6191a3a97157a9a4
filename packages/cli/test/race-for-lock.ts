import { closeSync, existsSync, openSync, unlinkSync, writeFileSync } from 'node:fs'
import { whileLocked } from '../src/console/file-lock.ts'

/**
 * Works under the lock of a path again and again, and leaves, wherever it can, a lock that a process had which has died;
 * says how often it was not alone. It begins when the file `start` is there.
 */
const [path = '', rounds = '0', dead = '', start = ''] = process.argv.slice(2)

const isAlone = (): boolean => {
  try {
    closeSync(openSync(`${path}.inside`, 'wx'))
    return true
  } catch {
    return false
  }
}

process.stdout.write('ready\n')
while (!existsSync(start));
let notAlone = 0
for (let i = 0; i < Number(rounds); i += 1) {
  whileLocked(path, () => {
    if (!isAlone()) {
      notAlone += 1
      return
    }
    for (const since = performance.now(); performance.now() - since < 0.2;);
    unlinkSync(`${path}.inside`)
  })
  try {
    writeFileSync(`${path}.lock`, dead, { flag: 'wx' })
  } catch {
    // Somebody has it.
  }
}
process.stdout.write(String(notAlone))
