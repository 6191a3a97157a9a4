import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const icss = fileURLToPath(new URL('../../../cli/bin/icss.mjs', import.meta.url))

export interface CliWatch {
  /** Whether the command ended well and told that the run is done with so many rows. */
  readonly told: boolean
  /** How often it said that the connection was lost. */
  readonly lost: number
  readonly said: string
}

/** Runs `icss operations watch` until it ends by itself. */
export async function watchByCli(
  { origin, tokenFile, home }: { origin: string; tokenFile: string; home: string },
  { id, rows }: { id: string; rows: number },
): Promise<CliWatch> {
  const child = spawn(process.execPath, [icss, 'operations', 'watch', id, '--json', '--language', 'en'], {
    env: { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, ICSS_SERVER: origin, ICSS_TOKEN_FILE: tokenFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, said, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  const answer = stdout === '' ? undefined : (JSON.parse(stdout) as { operation: { status: string; created: number } })
  return {
    told: code === 0 && answer?.operation.status === 'done' && answer.operation.created === rows,
    lost: said.split('The connection is lost').length - 1,
    said,
  }
}
