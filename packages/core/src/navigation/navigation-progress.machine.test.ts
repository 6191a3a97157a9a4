import { createActor, initialTransition, SimulatedClock, transition } from 'xstate'
import { expect, test } from 'vitest'
import { letPass, restingStates, walk } from '../machines/walk.fixture.ts'
import { fullShown, navigationProgressMachine, stepInterval } from './navigation-progress.machine.ts'
import { walked } from './navigation-progress.machine.fixture.ts'

function start(random: () => number) {
  const clock = new SimulatedClock()
  const actor = createActor(navigationProgressMachine, { clock, input: { random } }).start()
  const percent = () => actor.getSnapshot().context.percent
  return { actor, clock, percent, state: () => actor.getSnapshot().value }
}

test.each([
  [0, 5, 19],
  [0.5, 6, 16],
  [0.999_999_9, 7, 14],
])(
  'with the random number %d the bar goes by %d every 200 ms and waits at 95 after %d steps',
  (random, step, steps) => {
    const { actor, clock, percent, state } = start(() => random)
    actor.send({ type: 'start' })
    expect(percent()).toBe(0)
    clock.increment(stepInterval - 1)
    expect(percent()).toBe(0)
    clock.increment(1)
    expect(percent()).toBeCloseTo(step, 4)
    letPass(clock, stepInterval * (steps - 2))
    expect(state()).toBe('advancing')
    clock.increment(stepInterval)
    expect([state(), percent()]).toEqual(['waiting', 95])
    letPass(clock, stepInterval * 5)
    expect([state(), percent()]).toEqual(['waiting', 95])
  },
)

test('a navigation that finishes fills the bar, which then goes away', () => {
  const { actor, clock, percent, state } = start(() => 0)
  actor.send({ type: 'start' })
  clock.increment(stepInterval)
  actor.send({ type: 'finish' })
  expect([state(), percent()]).toEqual(['full', 100])
  clock.increment(fullShown)
  expect([state(), percent()]).toEqual(['idle', 0])
})

test('a navigation begun while another runs starts at 0, with a whole interval before it', () => {
  const { actor, clock, percent } = start(() => 0)
  actor.send({ type: 'start' })
  letPass(clock, stepInterval * 3 + 150)
  expect(percent()).toBe(15)
  actor.send({ type: 'start' })
  expect(percent()).toBe(0)
  clock.increment(stepInterval - 1)
  expect(percent()).toBe(0)
})

test('finishing is possible only while a navigation runs, also without an actor', () => {
  const [idle] = initialTransition(navigationProgressMachine, {})
  expect(idle.can({ type: 'finish' })).toBe(false)
  const [running] = transition(navigationProgressMachine, idle, { type: 'start' })
  expect(running.can({ type: 'finish' })).toBe(true)
  const [full] = transition(navigationProgressMachine, running, { type: 'finish' })
  expect([full.value, full.can({ type: 'finish' }), full.can({ type: 'start' })]).toEqual(['full', false, true])
})

test('each state is reached by a path of the machine, and the bar never goes back on one', () => {
  const { reached, paths, refused } = walk(navigationProgressMachine, walked)
  expect(reached).toEqual(restingStates(navigationProgressMachine))
  expect(refused).toEqual([])
  const runs = paths.filter(({ events }) => events.filter(({ type }) => type === 'start').length === 1)
  for (const { snapshots } of runs) {
    const percents = snapshots.filter(({ value }) => value !== 'idle').map(({ context }) => context.percent as number)
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    expect(percents.every((percent) => percent <= 95 || percent === 100)).toBe(true)
  }
})
