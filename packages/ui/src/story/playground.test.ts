import { expect, test } from 'vitest'
import { Badge } from '../Badge/Badge.tsx'
import { playground } from './playground.tsx'

test('what a control can hold is an arg, in Chinese; all else stays with the story', () => {
  const story = playground(Badge, (say) => ({ count: 3, label: say('3 条', '3 open') }))
  expect(story.args).toEqual({ count: 3, label: '3 条' })
})

test('values that are no words are chosen by name', () => {
  const choices = { label: { short: '3', long: '3 条未处理' } }
  const story = playground(Badge, () => ({ count: 3, label: '3 条未处理' }), { choices })
  expect(story.args).toEqual({ count: 3, label: 'long' })
  expect(story.argTypes).toEqual({ label: { options: ['short', 'long'] } })
})

test('a playground gives props of its piece, all that are required', () => {
  const wrong = [
    // @ts-expect-error -- no prop
    playground(Badge, () => ({ count: 3, colour: 'red' })),
    // @ts-expect-error -- no value of that prop
    playground(Badge, () => ({ count: 3, tone: 'loud' })),
    // @ts-expect-error -- `count` is required
    playground(Badge, () => ({ max: 9 })),
    // @ts-expect-error -- no prop
    playground(Badge, () => ({ count: 3 }), { without: ['colour'] }),
  ]
  expect(wrong).toHaveLength(4)
})
