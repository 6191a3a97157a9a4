import { type ChildProcess, spawn } from 'node:child_process'

/** Puts a program and its arguments into the command line that runs it as the right operating system user. */
export interface PostgresIdentity {
  /** Words in front of the program, such as `unshare --user …`. */
  readonly prefix: readonly string[]
  /** The user that the kernel sees from the start; absent for the user that runs this process. */
  readonly switchTo?: { readonly uid: number; readonly gid: number }
}

/** Starts a PostgreSQL program as the given user, apart from this terminal, with an environment that cannot mislead it. */
export function spawnPostgres(identity: PostgresIdentity, program: string, args: readonly string[]): ChildProcess {
  const [file, ...rest] = [...identity.prefix, program, ...args]
  return spawn(file ?? program, rest, {
    cwd: '/',
    // In a group of its own, so that Ctrl-C reaches the server alone, which then ends the database in order.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: `${process.env['PATH'] ?? ''}:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin`,
      LC_ALL: 'C',
      TZ: 'UTC',
      ...otherDay(process.env),
    },
    ...identity.switchTo,
  })
}

/** What faketime goes by, so that a drill on another day has its database on that day too. */
const otherDay = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  env['FAKETIME'] === undefined
    ? {}
    : Object.fromEntries(Object.entries(env).filter(([name]) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME')))

/** Runs a PostgreSQL program to its end. Resolves with what it printed; rejects with the last line when it failed. */
export async function runPostgres(
  identity: PostgresIdentity,
  program: string,
  args: readonly string[],
  input = '',
): Promise<string> {
  const child = spawnPostgres(identity, program, args)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  const code = await new Promise<number | string>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
  })
  if (code !== 0) throw new Error(decisiveLine(output) ?? `${program} ended with ${code}`)
  return output
}

/** The line of PostgreSQL's output that says why it gave up: the first fault, for the later ones follow from it. */
export function decisiveLine(output: string): string | undefined {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const line = lines.find((line) => /\b(FATAL|PANIC|ERROR|error|fatal):/.test(line)) ?? lines.at(-1)
  return line?.replace(/^.*?\b(?:FATAL|PANIC|ERROR): +/, '')
}
