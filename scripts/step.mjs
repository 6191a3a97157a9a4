import { spawn } from 'node:child_process'

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command that takes a while and prints nothing of use, and shows that it is going on: one line that counts the
 * seconds on a terminal, a line every five seconds elsewhere. Rejects with the command's output when it fails.
 */
export async function runStep(label, command, args, options = {}) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  const live = process.stdout.isTTY
  const show = (text, end = '\n') => process.stdout.write(live ? `\r\x1b[K${text}${end}` : `${text}\n`)
  show(`${label} …`, '')
  const timer = setInterval(() => show(`${label} … ${seconds()} s`, ''), live ? 1000 : 5000)
  try {
    await run(command, args, options)
    show(`${label}: done in ${seconds()} s`)
  } catch (error) {
    show(`${label}: failed after ${seconds()} s`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const end = (signal, number) => {
      const exit = () => process.exit(128 + number)
      child.once('exit', exit)
      child.kill(signal)
      // npm takes its time to tidy up what it has not finished; the next start does that anyway.
      setTimeout(() => child.kill('SIGKILL') || exit(), 3000)
    }
    for (const signal of ENDING) process.on(signal, end)
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      for (const name of ENDING) process.off(name, end)
      if (code === 0) return resolve()
      const said = Buffer.concat(output).toString().trim()
      reject(new Error(`${said}\n${command} ${args.join(' ')} ended with ${code ?? signal}`.trimStart()))
    })
  })
}
