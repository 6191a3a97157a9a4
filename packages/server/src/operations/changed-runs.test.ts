import { setImmediate as aTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Notifications } from '../database/notifications.ts'
import { anyRun, changedRuns } from './changed-runs.ts'

const channel = '0199aa00-0000-7000-8000-000000000001'

function toldBy() {
  const listeners = new Set<(payload: string) => void>()
  const notifications = {
    on(_channel: string, listener: (payload: string) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as Notifications
  const tell = (payload: string) => {
    for (const listener of listeners) listener(payload)
  }
  return { notifications, listeners, tell }
}

test('a change is told at once when a run ends, and else not more often than the gap allows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const { notifications, tell } = toldBy()
    const runs = changedRuns(notifications, channel, new AbortController().signal)
    tell(`${channel} first running`)
    expect(await runs.next()).toMatchObject({ value: new Set(['first']) })

    let told: unknown
    const next = runs.next().then(({ value }) => (told = value))
    tell(`${channel} second running`)
    tell('0199aa00-0000-7000-8000-000000000002 other done')
    await aTurn()
    expect(told).toBeUndefined()
    tell(`${channel} third done`)
    await next
    expect(told).toEqual(new Set(['second', 'third']))

    const later = runs.next()
    tell(`${channel} fourth running`)
    await vi.advanceTimersByTimeAsync(200)
    expect((await later).value).toEqual(new Set(['fourth']))
    tell('')
    expect((await runs.next()).value).toEqual(new Set([anyRun]))
  } finally {
    vi.useRealTimers()
  }
})

test('whoever leaves is told nothing any more', async () => {
  const { notifications, listeners } = toldBy()
  const leaving = new AbortController()
  const runs = changedRuns(notifications, channel, leaving.signal)
  const end = runs.next()
  expect(listeners.size).toBe(1)
  leaving.abort()
  expect((await end).done).toBe(true)
  expect(listeners.size).toBe(0)
})
