import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type Person, bin, loggedIn } from '../../test/icss.ts'
import { terminal } from '../../test/terminal.ts'

const run = promisify(execFile)

/** A person whose `icss` stands on PATH, and the completion script of a shell as a file. */
async function withScript(shell: 'bash' | 'zsh' | 'fish'): Promise<{ one: Person; script: string }> {
  const one = await loggedIn('zh')
  await writeFile(join(one.folder, 'icss'), `#!/bin/sh\nexec ${process.execPath} ${bin} "$@"\n`, { mode: 0o755 })
  one.env.PATH = `${one.folder}:${one.env.PATH}`
  const { stdout } = await one.icss('completion', shell)
  return { one, script: await one.file(`icss.${shell}`, stdout) }
}

/** What stands behind the words so far, and what a shell has to offer then. */
const cases = [
  ['', ['auth', 'members', 'completion']],
  ['mem', ['members']],
  ['members ', ['import', 'export', 'list']],
  ['companies export --f', ['--format']],
  ['members export --f', ['--format']],
  ['members export --format ', ['csv', 'jsonl']],
  ['--json members list --sort ', ['-addedAt', 'name']],
  ['context use ', ['test']],
  ['auth status --context ', ['test']],
  ['api companies.ex', ['companies.export']],
  ['completion ', ['bash', 'zsh', 'fish']],
] as const

test('bash completes commands, options, values and the names of contexts', async () => {
  const { one, script } = await withScript('bash')
  const ask = cases.map(
    ([words]) =>
      `COMP_WORDS=(icss ${words.endsWith(' ') || words === '' ? `${words}''` : words}); COMP_CWORD=$((\${#COMP_WORDS[@]}-1)); _icss; echo "\${COMPREPLY[*]}"`,
  )
  const { stdout } = await run('bash', ['-c', [`source ${script}`, ...ask].join('\n')], { env: one.env })
  const offered = stdout.split('\n')
  for (const [i, [words, wanted]] of cases.entries())
    expect([words, offered[i]?.split(' ')]).toEqual([words, expect.arrayContaining([...wanted])])
})

test('fish completes commands, options, values and the names of contexts', async () => {
  const { one, script } = await withScript('fish')
  const ask = cases.map(([words]) => `echo (complete -C 'icss ${words}' | string split -f1 \\t)`)
  const { stdout } = await run('fish', ['--no-config', '-c', [`source ${script}`, ...ask].join('\n')], { env: one.env })
  const offered = stdout.split('\n')
  for (const [i, [words, wanted]] of cases.entries())
    expect([words, offered[i]?.split(' ')]).toEqual([words, expect.arrayContaining([...wanted])])
})

test('zsh completes commands, options, values and the names of contexts', async () => {
  const { one, script } = await withScript('zsh')
  const screen = await terminal(one, 120)
  await screen.type('exec zsh -f')
  await screen.press('Enter')
  await screen.type(
    `autoload -U compinit; compinit -u -D; source ${script}; PS1='zsh> '; bindkey '^I' complete-word; echo re''ady`,
  )
  await screen.press('Enter')
  await screen.until('ready')
  for (const [words, shown] of [
    ['mem', 'icss members '],
    ['members ex', 'icss members export '],
    ['members export --fo', 'icss members export --format '],
    ['members export --format j', 'icss members export --format jsonl '],
    ['context use t', 'icss context use test '],
    ['api companies.ex', 'icss api companies.export '],
  ] as const) {
    await screen.type(`icss ${words}`)
    await screen.press('Tab')
    await screen.type('#')
    await screen.until(`${shown}#`)
    await screen.press('C-u')
  }
  await screen.type('icss operations ')
  await screen.press('Tab')
  const offered = await screen.until('watch')
  expect(offered).toContain('跟随一个批量任务')
})
