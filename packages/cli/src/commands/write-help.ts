import { writeSync } from 'node:fs'

/**
 * Writes help to stdout. Without a stream where possible: loading one takes longer than all the rest of `--help`.
 */
export function writeHelp(text: string): void {
  let rest = Buffer.from(text)
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(1, rest))
  } catch (error) {
    // A pipe that is full for now is written by the stream; one that nobody reads needs nothing.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') process.stdout.write(rest)
    else if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
  }
}
