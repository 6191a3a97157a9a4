import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ownCommand } from './own-command.ts'

test.for([
  ['plan.json', '大纲.json', './a-b/c_d.json'],
  ['my plan.json', "it's.json", '$HOME `id` "x" \\.json', '*.json; true'],
])('a shell reads the words as they are: %j', (words) => {
  const command = ownCommand({ context: '测试 环境' }, ...words)
  const read = execFileSync('sh', ['-c', `icss() { printf '%s\\n' "$@"; }; ${command}`], { encoding: 'utf8' })
  expect(read.trimEnd().split('\n')).toEqual([...words, '--context', '测试 环境'])
})

test('plain words stand as they are', () => {
  expect(ownCommand({ context: undefined }, 'operations', 'watch', '大纲.json')).toBe('icss operations watch 大纲.json')
})
