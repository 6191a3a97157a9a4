import { readConfig } from '../config.ts'
import type { RunningServer } from '../server.ts'
import { startServer } from '../server.ts'
import { StartError } from '../start-error.ts'

const say = (line: string) => {
  process.stderr.write(`${line}\n`)
}

const fail = (error: unknown): never => {
  say(error instanceof StartError ? error.message : `The server failed to start: ${(error as Error).stack}`)
  process.exit(1)
}

let server: RunningServer | undefined
let stopping: Promise<void> | undefined

// One Ctrl-C arrives several times: from the terminal, from npm and from whoever started this process.
const echo = 1000
let stoppingSince = 0

/** Ends in order once; a second Ctrl-C while that takes long is the operator's last word. */
const stop = (code: number) => {
  if (stopping) {
    if (Date.now() - stoppingSince > echo) process.exit(130)
    return
  }
  stoppingSince = Date.now()
  stopping = (server?.stop() ?? Promise.resolve(true)).then((isEnded) => {
    if (!isEnded) say('Not everything ended in time and was cut off; see ICSS_DRAIN_LIMIT_SECONDS.')
    return process.exit(isEnded ? code : 1)
  })
}

/** Serves until a signal, or until its database is gone. */
export async function start(): Promise<void> {
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  process.on('SIGHUP', () => stop(0))
  // `npm start` holds a channel to this process: when it is gone, nobody is left who could stop the server.
  process.on('disconnect', () => stop(0))

  try {
    server = await startServer(readConfig(process.env, say), say)
  } catch (error) {
    fail(error)
  }
  if (server) {
    const { url, demoAccounts, broken } = server
    console.log(`ICSS back office: ${url}`)
    if (demoAccounts.length > 0) {
      console.log('\nDemo accounts (also in demo-accounts.json in the data folder):')
      // The channel's name stands last: Chinese is twice as wide, so nothing could line up behind it.
      for (const { role, channel, accountNumber, password } of demoAccounts)
        console.log(`  ${accountNumber}  ${password}  ${role.padEnd(13)}  ${channel}`)
    }
    void broken.then((reason) => {
      if (stopping) return undefined
      say(reason)
      return stop(1)
    })
  }
}
