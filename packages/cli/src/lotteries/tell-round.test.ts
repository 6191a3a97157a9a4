import { expect, test } from 'vitest'
import { formatTime } from '@icss/core/copy/format.ts'
import type { DrawView } from '@icss/core/lotteries/draws.contract.ts'
import { translateFor } from '../console/console.ts'
import { interruptedLines } from './tell-round.ts'

const dueAt = new Date(Date.now() + 30_000).toISOString()
const round = { round: 1, award: 'a', count: 1, word: '', dueAt }
const collecting = { state: 'announced', round } as DrawView

test('whoever interrupts a round that collects locks is told until when it can go on', () => {
  const [zh, en] = (['zh', 'en'] as const).map((language) =>
    interruptedLines({ t: translateFor(language) }, collecting, 'icss x'),
  )
  expect(zh).toContain(`要在 ${formatTime(dueAt)} 公共随机数产生前公布`)
  expect(en).toContain(`before the public randomness comes at ${formatTime(dueAt)}`)
})

test.each([
  ['without public randomness', { ...collecting, round: { ...round, dueAt: null } }],
  ['that is closed', { ...collecting, state: 'closed' as const }],
  ['that nobody has announced', undefined],
])('a round %s has no such end', (_, draw) => {
  expect(interruptedLines({ t: translateFor('en') }, draw, 'icss x').split('\n')).toHaveLength(2)
})
