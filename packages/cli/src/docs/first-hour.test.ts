import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { type Person, person } from '../../test/icss.ts'
import { startServer } from '../../test/server-process.ts'
import { firstHour } from './first-hour.ts'

const exampleId = '019aa4e0-7b1c-7000-8000-000000000000'
const counts: Readonly<Record<string, number>> = { 'channels.csv': 50, 'members.csv': 1000, 'rights.csv': 50 }

/** A table as the chapter shows it, with as many rows as its first one stands for. */
const tableOf = (file: string, [header = '', first = '']: readonly string[]) =>
  `${header}\n${Array.from({ length: counts[file] ?? 0 }, (_, i) => first.replaceAll('001', String(i + 1).padStart(3, '0'))).join('\n')}\n`

const blocks = (chapter: string) =>
  [...chapter.matchAll(/^```(sh|csv) ?(\S*)\n(.*?)\n```$/gms)].map(([, kind, file = '', text = '']) => ({
    kind,
    file,
    lines: text.split('\n'),
  }))

interface Items {
  readonly items: readonly { readonly id: string; readonly kind: string; readonly undoable: boolean }[]
}

async function idFor(one: Person, words: readonly string[]): Promise<string> {
  const context = ['--context', words.at(-1) ?? '', '--json']
  const list = words[0] === 'platform' ? ['platform', 'list', '--search', '深圳企业大学'] : ['operations', 'list']
  const { items } = JSON.parse((await one.icss(...list, ...context)).stdout) as Items
  return items.find(({ undoable }) => words[0] === 'platform' || undoable)?.id ?? ''
}

// Its own, since what others do would stand in its lists; the second language begins where the first has undone all.
const server = await startServer()
afterAll(() => server.stop())

test.for(['zh', 'en'] as const)('the first hour in %s, as it stands in the reference', async (language) => {
  const chapter = await readFile(
    new URL(`../../../../docs/${language === 'zh' ? 'cli.zh.md' : 'cli.md'}`, import.meta.url),
    'utf8',
  )
  expect(chapter).toContain(firstHour[language])
  const one = await person(language)
  const passwords = Object.fromEntries(
    Object.values(server.passwords).map(({ accountNumber, password }) => [accountNumber, password]),
  )
  const said: string[] = []
  for (const { kind, file, lines } of blocks(firstHour[language])) {
    if (kind === 'csv') await one.file(file, tableOf(file, lines))
    for (const line of kind === 'sh' ? lines : []) {
      const words = line.replace('http://127.0.0.1:8080', server.url).split(' ').slice(1)
      const at = words.indexOf(exampleId)
      if (at >= 0) words[at] = await idFor(one, words)
      const result = line.includes('auth login')
        ? await one.icssWithInput(passwords[words.at(-1) ?? ''] ?? '', ...words, '--password-stdin')
        : await one.icss(...words, ...(/permissions apply|operations undo/.test(line) ? ['--yes'] : []))
      said.push(result.stdout)
      // What it says stands in the failure.
      expect({ ...result, line }).toMatchObject({ line, code: 0 })
    }
  }
  const all = said.join('')
  for (const count of language === 'zh'
    ? ['新增 50，', '新增 1,000，', '已更改 50 个频道', '恢复 50', '删除新增的 50', '删除新增的 1,000']
    : [
        '50 created',
        '1,000 created',
        'Channels that were changed: 50',
        '50 restored',
        '50 that were added',
        '1,000 that were added',
      ])
    expect(all).toContain(count)
})
