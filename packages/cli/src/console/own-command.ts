import type { Console } from './console.ts'

const isPlain = /^[\p{L}\p{N}_@%+=:,./-]+$/u

/** A word as a shell takes it: POSIX shells, and PowerShell as long as it holds no quote. */
const quoted = (word: string): string => (isPlain.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`)

/** A command of this program to be run as it is printed: at the same server, whatever is in its words. */
export const ownCommand = ({ context }: Pick<Console, 'context'>, ...words: readonly string[]): string =>
  ['icss', ...words, ...(context === undefined ? [] : ['--context', context])].map(quoted).join(' ')
