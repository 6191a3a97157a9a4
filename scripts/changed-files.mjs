import { execFileSync } from 'node:child_process'
import { root } from './ready.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)

/** The files, from the root, that differ from where this work left `since`: committed or not, known to git or not. */
export function changedFiles(since) {
  const differing = git('diff', '--name-only', '-z', '--merge-base', since)
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...differing, ...unknown])]
}
