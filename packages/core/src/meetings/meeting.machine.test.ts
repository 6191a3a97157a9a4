import { expect, test } from 'vitest'
import { restingStates, walk } from '../machines/walk.fixture.ts'
import { walked } from './meeting.machine.fixture.ts'
import { canApplyToMeeting, meetingMachine, meetingStateAt, refuseMeetingEvent } from './meeting.machine.ts'

const times = {
  startAt: '2026-11-28T06:00:00.000Z',
  endAt: '2026-11-28T09:30:00.000Z',
  startedAt: null,
  endedAt: null,
  cancelledAt: null,
}
const at = (time: string) => Date.parse(`2026-11-28T${time}:00.000Z`)

test('each state is reached by a path of the machine', () => {
  const { reached, refused } = walk(meetingMachine, walked)
  expect([reached, refused]).toEqual([restingStates(meetingMachine), []])
})

test('a meeting starts and ends by time, or by hand before that', () => {
  expect(['05:59', '06:00', '09:29', '09:30'].map((time) => meetingStateAt(times, at(time)))).toEqual([
    'notStarted',
    'inProgress',
    'inProgress',
    'ended',
  ])
  expect(meetingStateAt({ ...times, startedAt: '2026-11-28T05:00:00.000Z' }, at('05:30'))).toBe('inProgress')
  expect(meetingStateAt({ ...times, endedAt: '2026-11-28T07:00:00.000Z' }, at('07:30'))).toBe('ended')
  expect(meetingStateAt({ ...times, endAt: '' }, at('23:59'))).toBe('inProgress')
})

test('only what is possible is offered, and the rest is refused by the state', () => {
  const possible = (time: string, change = {}) =>
    (['start', 'end', 'cancel'] as const).filter((type) =>
      canApplyToMeeting({ ...times, ...change }, { type }, at(time)),
    )
  expect(possible('05:00')).toEqual(['start', 'cancel'])
  expect(possible('07:00')).toEqual(['end'])
  expect(possible('10:00')).toEqual([])
  expect(possible('05:00', { cancelledAt: '2026-11-27T00:00:00.000Z' })).toEqual([])
  expect(() => refuseMeetingEvent(times, { type: 'end' }, at('05:00'))).toThrow('meeting.not_started')
  expect(() => refuseMeetingEvent(times, { type: 'cancel' }, at('07:00'))).toThrow('meeting.started')
  expect(() => refuseMeetingEvent(times, { type: 'start' }, at('10:00'))).toThrow('meeting.ended')
  const cancelled = { ...times, cancelledAt: '2026-11-27T00:00:00.000Z' }
  expect(() => refuseMeetingEvent(cancelled, { type: 'start' }, at('05:00'))).toThrow('meeting.cancelled')
})
