import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { timePasses } from '@icss/core/testing/time-passes.ts'
import { type Person, bin } from './icss.ts'
import { patience } from './patience.ts'

const run = promisify(execFile)
let count = 0

/** A real pseudo-terminal, by tmux, in which a person works. */
export async function terminal(
  { folder, env }: Person,
  columns: number,
): Promise<{
  type: (text: string) => Promise<void>
  press: (key: string) => Promise<void>
  resize: (columns: number) => Promise<void>
  /** What is in sight, without what was scrolled off. */
  inSight: () => Promise<string>
  /** What is in sight, with its colours. */
  coloured: () => Promise<string>
  /** Waits until the screen shows what is asked for; answers the screen. */
  until: (wanted: string | RegExp) => Promise<string>
}> {
  const socket = `icss-${process.pid}-${(count += 1)}`
  const tmux = async (...args: string[]) => (await run('tmux', ['-L', socket, ...args])).stdout
  onTestFinished(async () => {
    await tmux('kill-server').catch(() => undefined)
  })
  const words = Object.entries({ ...env, PS1: '$ ', TERM: 'xterm-256color' }).map(([name, value]) => `${name}=${value}`)
  await run(
    'tmux',
    [
      '-u',
      '-L',
      socket,
      '-f',
      '/dev/null',
      'new-session',
      '-d',
      '-x',
      String(columns),
      '-y',
      '40',
      '-c',
      folder,
      'env',
      '-i',
      ...words,
      'sh',
    ],
    { env: { ...env, TERM: 'xterm-256color' } },
  )
  const type = async (text: string) => {
    await tmux('send-keys', '-l', text)
  }
  const press = async (key: string) => {
    await tmux('send-keys', key)
  }
  await type(`icss() { ${process.execPath} ${bin} "$@"; }`)
  await press('Enter')
  return {
    type,
    press,
    resize: async (width) => {
      await tmux('resize-window', '-x', String(width))
    },
    inSight: () => tmux('capture-pane', '-p'),
    coloured: () => tmux('capture-pane', '-e', '-p'),
    until: async (wanted) => {
      let screen = ''
      for (const end = performance.now() + patience.poll; performance.now() < end;) {
        screen = await tmux('capture-pane', '-p', '-S', '-100')
        if (typeof wanted === 'string' ? screen.includes(wanted) : wanted.test(screen)) return screen
        await timePasses(30)
      }
      throw new Error(`The screen never showed ${String(wanted)}:\n${screen}`)
    },
  }
}
