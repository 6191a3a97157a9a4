import { expect, test } from 'vitest'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import {
  applyToMeeting,
  canApplyToMeeting,
  isOnBigScreen,
  meetingAt,
  type MeetingEvent,
  meetingMachine,
  meetingStates,
  type StoredMeeting,
} from './meeting.machine.ts'
import { walked } from './meeting.machine.fixture.ts'

const meeting: StoredMeeting = { state: 'notStarted', startAt: 1_000, endAt: 2_000 }
const details: MeetingEvent = { type: 'details.changed', startAt: 5, endAt: null }

test.each([
  ['notStarted', [true, false, true, true]],
  ['inProgress', [false, true, false, false]],
  ['ended', [false, false, false, false]],
] as const)('%s allows start, end, other prizes, other details: %o', (state, answers) => {
  const events: MeetingEvent[] = [{ type: 'start' }, { type: 'end' }, { type: 'prizes.changed' }, details]
  expect(events.map((event) => canApplyToMeeting({ ...meeting, state }, event))).toEqual(answers)
})

test('time alone starts and ends a meeting', () => {
  expect([999, 1_000, 1_999, 2_000].map((now) => meetingAt(meeting, now).state)).toEqual([
    'notStarted',
    'inProgress',
    'inProgress',
    'ended',
  ])
  const running: StoredMeeting = { ...meeting, state: 'inProgress' }
  expect([meetingAt(running, 1_999).state, meetingAt(running, 2_000).state]).toEqual(['inProgress', 'ended'])
  expect(meetingAt({ ...running, endAt: null }, 1e15).state).toBe('inProgress')
  expect(meetingAt({ ...meeting, state: 'ended' }, 0).state).toBe('ended')
})

test('what a state does not allow is refused by its own message', () => {
  const refusal = (state: StoredMeeting['state'], event: MeetingEvent) => () =>
    applyToMeeting({ ...meeting, state }, event)
  expect(refusal('inProgress', { type: 'prizes.changed' })).toThrow('lottery.prizes_frozen')
  expect(refusal('ended', { type: 'prizes.changed' })).toThrow('lottery.prizes_frozen')
  expect(refusal('inProgress', { type: 'start' })).toThrow('meeting.started')
  expect(refusal('inProgress', details)).toThrow('meeting.started')
  expect(refusal('notStarted', { type: 'end' })).toThrow('meeting.not_started')
  expect(refusal('ended', { type: 'end' })).toThrow('meeting.ended')
  expect(applyToMeeting(meeting, details)).toEqual({ state: 'notStarted', startAt: 5, endAt: null })
  expect(applyToMeeting(meeting, { type: 'prizes.changed' })).toEqual(meeting)
})

test('the big screen shows no meeting that has not started', () => {
  expect(meetingStates.map((state) => isOnBigScreen({ state }))).toEqual([false, true, true])
})

test('each state is reached by a path of the machine', () => {
  const { reached, refused } = walk(meetingMachine, walked)
  expect([reached, refused]).toEqual([restingStates(meetingMachine), []])
})
