import { expect, test } from 'vitest'
import { applyTakes } from '../templates/templates.commands.ts'
import { applyTakes as chapterTakes } from '../chapters/chapters.commands.ts'
import { parseInput } from './parse-input.ts'
import { sameCommand } from './same-command.ts'

const chapters = (...given: string[]) =>
  sameCommand(
    { context: undefined },
    'chapters apply',
    chapterTakes,
    parseInput({ takes: chapterTakes }, given, 'zh').input,
  )

test('what a person gave is said once more, and what they left out is not', () => {
  const words = ['只读 模板', '--channel', '南山', '--channel', '755002', '--yes']
  const { input } = parseInput({ takes: applyTakes }, words, 'zh')
  expect(sameCommand({ context: 'b' }, 'templates apply', applyTakes, input)).toBe(
    `icss templates apply '只读 模板' --channel 南山 --channel 755002 --yes --context b`,
  )
  expect([chapters('p.json'), chapters('p.json', '--parallel', '7')]).toEqual([
    'icss chapters apply p.json',
    'icss chapters apply p.json --parallel 7',
  ])
})
