import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { languageOf } from './copy/language-of.ts'
import { bin, person } from '../test/icss.ts'

describe.for(['zh', 'en'] as const)('in %s', (language) => {
  test('wrong usage exits 2 and says what is meant', async () => {
    const one = await person(language)
    const tried = [
      ['membres'],
      ['members', 'improt', 'x'],
      ['members', 'import'],
      ['--jsn', 'members', 'list'],
      ['members', 'list', '--serach', '深圳'],
      ['members', 'import', 'x', '--dryrun'],
      ['members', 'import', 'x', '--on-conflict', 'replace'],
      ['members', 'import', 'x', '--rejected'],
      ['members', 'import', 'two', 'files'],
      ['members', 'list', '--page', '0'],
      ['auth', 'login', '--server', 'ftp://x', '--account', '1', '--password-stdin'],
      ['auth', 'login', '--server', 'http://x', '--account', '1'],
      ['auth', 'login', '--no-input'],
      ['operations', 'show', '17'],
      ['api', 'companies.lst'],
      ['api', 'companies.show'],
      ['context', 'use', 'nowhere'],
    ]
    const told: string[] = []
    for (const args of tried) {
      const { code, stdout, stderr } = await one.icss(...args)
      expect({ args, code, stdout }).toEqual({ args, code: 2, stdout: '' })
      told.push(`$ icss ${args.join(' ')}\n${stderr}`)
    }
    await expect(told.join('\n')).toMatchFileSnapshot(`../test/golden/usage.${language}.txt`)
  })
})

test('a group without a command shows its help and exits 2; icss alone exits 0', async () => {
  const one = await person('en')
  const group = await one.icss('members')
  expect(group.code).toBe(2)
  expect(group.stderr).toContain('icss members <command> [options]')
  const alone = await one.icss()
  expect(alone.code).toBe(0)
  expect(alone.stdout).toContain('Exit codes')
})

test('a reader that has seen enough is no fault', () => {
  const { status, stderr } = spawnSync('bash', ['-c', `set -o pipefail; ${process.execPath} ${bin} --help | head -1`])
  expect([status, String(stderr)]).toEqual([0, ''])
})

test.for([
  [[], {}, 'zh'],
  [[], { LANG: 'en_US.UTF-8' }, 'en'],
  [[], { LANG: 'zh_TW.UTF-8' }, 'zh'],
  [[], { LANG: 'fr_FR.UTF-8' }, 'zh'],
  [[], { LANG: 'C.UTF-8' }, 'en'],
  [[], { LC_ALL: 'zh_CN.UTF-8', LANG: 'en_US.UTF-8' }, 'zh'],
  [[], { ICSS_LANGUAGE: 'en', LANG: 'zh_CN.UTF-8' }, 'en'],
  [['--language', 'en', 'members'], { LANG: 'zh_CN.UTF-8' }, 'en'],
  [['members', '--language=zh'], { LANG: 'en_US.UTF-8' }, 'zh'],
] as const)('%j with %j is %s', ([argv, env, language]) => {
  expect(languageOf(argv, env)).toBe(language)
})
