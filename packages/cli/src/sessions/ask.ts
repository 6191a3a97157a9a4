import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'

const interrupted = () => new CliError('interrupted', exitCodes.interrupted)

/** Asks for a line on the terminal. */
export async function askLine(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const stop = new AbortController()
  lines.on('SIGINT', () => stop.abort())
  lines.on('close', () => stop.abort())
  try {
    return (await lines.question(question, { signal: stop.signal })).trim()
  } catch (error) {
    throw stop.signal.aborted ? interrupted() : error
  } finally {
    lines.close()
  }
}

/** Asks for a password on the terminal; nothing of it is shown, not even its length. */
export function askPassword(question: string): Promise<string> {
  const { stdin, stderr } = process
  return new Promise((resolve, reject) => {
    let typed = ''
    const end = (settle: () => void) => {
      stdin.off('data', take)
      stdin.setRawMode(false)
      stdin.pause()
      stderr.write('\n')
      settle()
    }
    const take = (chunk: string) => {
      for (const character of chunk) {
        if (character === '\r' || character === '\n') return end(() => resolve(typed))
        if (character === '\u0003' || character === '\u0004') return end(() => reject(interrupted()))
        if (character === '\u0015') typed = ''
        else if (character === '\u007F' || character === '\b') typed = [...typed].slice(0, -1).join('')
        else if (character >= ' ') typed += character
      }
    }
    // Echo ends before the question stands, so that what is typed early is not shown either.
    stdin.setRawMode(true)
    stdin.setEncoding('utf8')
    stdin.on('data', take)
    stdin.resume()
    stderr.write(question)
  })
}

/** The password that a script pipes in, a line; behind it, where the initial one has to be changed, the new one. */
export const readPasswords = async (): Promise<string[]> => {
  const [password = '', changed = ''] = (await text(process.stdin)).split(/\r?\n/)
  return changed === '' ? [password] : [password, changed]
}
