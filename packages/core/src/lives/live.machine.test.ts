import { expect, test } from 'vitest'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import { liveStatuses } from './live.ts'
import { applyToLive, canApplyToLive, type LiveEvent, liveMachine, newLive, type StoredLive } from './live.machine.ts'
import { walked } from './live.machine.fixture.ts'

const events = ['start', 'pause', 'resume', 'end', 'convert'] as const

/** What is possible in each status, for a recorded live. */
const allowed = { F: ['start'], L: ['pause', 'end'], P: ['resume', 'end'], C: ['convert'] }

test.each(liveStatuses)('in %s exactly its own steps are possible', (status) => {
  const live: StoredLive = { status, isCourse: false, recorded: true }
  const possible = events.filter((type) => canApplyToLive(live, { type }))
  expect(possible).toEqual(allowed[status])
  for (const type of events.filter((one) => !possible.includes(one)))
    expect(() => applyToLive(live, { type })).toThrow('live.wrong_status')
})

test('a live goes F, L, P, L, C and becomes a course once', () => {
  const steps: LiveEvent['type'][] = ['start', 'pause', 'resume', 'end', 'convert']
  let live = newLive(true)
  const seen = [live.status]
  for (const type of steps) {
    live = applyToLive(live, { type })
    seen.push(live.status)
  }
  expect(seen).toEqual(['F', 'L', 'P', 'L', 'C', 'C'])
  expect(live.isCourse).toBe(true)
  for (const type of events) {
    expect(canApplyToLive(live, { type })).toBe(false)
    expect(() => applyToLive(live, { type })).toThrow('live.already_course')
  }
})

test('a live that was not recorded becomes no course', () => {
  const ended: StoredLive = { status: 'C', isCourse: false, recorded: false }
  expect(canApplyToLive(ended, { type: 'convert' })).toBe(false)
  expect(() => applyToLive(ended, { type: 'convert' })).toThrow('live.wrong_status')
})

test('each state is reached by a path of the machine', () => {
  const { reached, refused } = walk(liveMachine, walked)
  expect([reached, refused]).toEqual([restingStates(liveMachine), []])
  expect(walk(liveMachine, { input: { recorded: false } }).reached).toEqual(['C', 'F', 'L', 'P'])
})
