import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { undoSeconds } from '@icss/core/desk/desk-fact.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Server } from '../server/connect.ts'
import { DeskSession } from './desk-session.ts'
import { KeptFacts } from './kept-facts.ts'

const meetingId = '01919191-0000-7000-8000-000000000000'
const unreached = () => Promise.reject(new ProblemError('client.network'))

/** A desk without a network, as it stands in the minute in which it is opened. */
async function desk(answers: unknown = {}) {
  const home = await mkdtemp(join(tmpdir(), 'icss-desk-'))
  const server = {
    meetings: { show: unreached },
    participants: { list: unreached, show: unreached },
    desk: { list: unreached, record: unreached },
    ...(answers as object),
  } as unknown as Server
  const kept = new KeptFacts({ XDG_CONFIG_HOME: home }, meetingId)
  const session = new DeskSession({ server, meetingId, meeting: undefined, kept })
  onTestFinished(async () => {
    session.leave()
    session.leave()
    await session.ended.catch(() => undefined)
    await rm(home, { recursive: true, force: true })
  })
  const until = (key: string) => expect.poll(() => session.look().said?.key).toBe(key)
  return { session, kept, until }
}

test('what was done is undone within a minute, each once, the last one first', async () => {
  const { session, until } = await desk()
  session.type('+ 甲\r+ 乙\r')
  await expect.poll(() => session.look().entries.map(({ ending }) => ending)).toEqual(['kept', 'kept'])
  session.undo()
  await until('undone')
  expect(session.look().entries.map(({ name, ending }) => [name, ending])).toEqual([
    ['乙', 'undone'],
    ['甲', 'kept'],
  ])
  vi.setSystemTime(Date.now() + undoSeconds * 1000)
  onTestFinished(() => void vi.useRealTimers())
  session.undo()
  await expect.poll(() => session.look().said).toMatchObject({ key: 'failed', fault: { code: 'desk.undo_late' } })
  expect(session.look().waiting).toBe(1)
})

test('a file of kept facts that nobody can read ends the desk, and stays as it is', async () => {
  const { session, kept } = await desk()
  vi.spyOn(kept, 'change').mockImplementation(() => {
    throw new Error('broken')
  })
  session.type('+ 甲\r')
  await expect(session.ended).rejects.toThrow('broken')
})

test('a stray line break chooses nobody, an empty walk-in is none, and ten entries stay', async () => {
  const { session, until } = await desk()
  session.type('\r\n+ \r')
  await until('walkInHow')
  session.undo()
  await until('nothingToUndo')
  session.type(Array.from({ length: 12 }, (_, i) => `+ 来宾${i}\r\n`).join(''))
  await expect.poll(() => session.look().waiting).toBe(12)
  expect(
    session
      .look()
      .entries.map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['来宾11', '来宾10'])
  expect(session.look().entries).toHaveLength(10)
})
