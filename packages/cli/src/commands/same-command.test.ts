import { expect, test } from 'vitest'
import chaptersApply from '../chapters/apply.command.ts'
import templatesApply from '../permission-templates/apply.command.ts'
import { parseInput } from './parse-input.ts'
import { sameCommand } from './same-command.ts'

const chapters = (...given: string[]) =>
  sameCommand(
    { context: undefined },
    'chapters apply',
    chaptersApply.takes,
    parseInput(chaptersApply, given, 'zh').input,
  )

test('what a person gave is said once more, and what they left out is not', () => {
  const words = ['只读 模板', '--channel', '南山', '--channel', '755002', '--yes']
  const { input } = parseInput(templatesApply, words, 'zh')
  expect(sameCommand({ context: 'b' }, 'templates apply', templatesApply.takes, input)).toBe(
    `icss templates apply '只读 模板' --channel 南山 --channel 755002 --yes --context b`,
  )
  expect([chapters('p.json'), chapters('p.json', '--parallel', '7')]).toEqual([
    'icss chapters apply p.json',
    'icss chapters apply p.json --parallel 7',
  ])
})
