import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { contract } from '../contract/contract.ts'
import type { Contract } from '../contract/endpoint.ts'
import { liveForm } from '../lives/live.ts'
import { noticeForm } from '../notices/notice.ts'
import { check } from '../rules/check.ts'
import { resourceDraft } from '../resources/resource.ts'
import { tutorDraft } from '../tutors/tutor.ts'
import { copiedNouns, copyOf, namingField } from './copy-of.ts'
import { nameOfCopy } from './name-of-copy.ts'
import { type Copied, nouns } from './nouns.ts'

const hour = 3_600_000
const week = 7 * 24 * hour
const now = Date.now()
const at = (time: number) => new Date(time).toISOString()

test('a copy gets the next free number, also one of a copy, within the length of a name', () => {
  const { name } = liveForm.shape
  expect(nameOfCopy('礼仪', [], name)).toBe('礼仪 (2)')
  expect(nameOfCopy('礼仪', ['礼仪 (2)', '礼仪 (3)'], name)).toBe('礼仪 (4)')
  expect(nameOfCopy('礼仪 (2)', [], name)).toBe('礼仪 (3)')
  expect(nameOfCopy('礼仪 (3)', ['礼仪 (2)'], name)).toBe('礼仪 (4)')
  expect(nameOfCopy('𠮷'.repeat(50), [], name)).toBe(`${'𠮷'.repeat(46)} (2)`)
})

test.each(copiedNouns)('what a copy of %s leaves is a field of its form, and its name is found', (noun) => {
  const body = (contract as Contract)[noun]?.['create']?.body as unknown as z.ZodMiniObject
  const { leaves = [] }: Copied = nouns[noun].copied
  expect(Object.keys(body.shape)).toEqual(expect.arrayContaining([...leaves, namingField(body)]))
})

const live = {
  id: '1',
  version: 7,
  status: 'C',
  name: '周五直播',
  type: 'ROOM',
  source: 'mobile',
  headImage: '/o/cover.png',
  startAt: at(now - week - hour),
  endAt: at(now - week + hour),
  tutorId: 't',
  tutorPhone: '',
  recording: false,
  courseCategoryId: '',
}
const newLive = { ...live, name: '', startAt: at(now), endAt: at(now + hour), groupIds: [] }

test('a live that is over is copied to the same day of a week that is ahead, and its draft holds nothing else', () => {
  const copy = copyOf('lives', liveForm, { record: live, blank: newLive, taken: [], now })
  const { id: _, version: _version, status: _status, ...said } = live
  expect(copy).toEqual({
    ...said,
    name: '周五直播 (2)',
    startAt: at(now + week - hour),
    endAt: at(now + week + hour),
    groupIds: [],
  })
  expect(check(liveForm, copy).ok).toBe(true)
})

test('a live that is ahead is copied to its own time', () => {
  const [startAt, endAt] = [at(now + hour), at(now + 2 * hour)]
  const copy = copyOf('lives', liveForm, { record: { ...live, startAt, endAt }, blank: newLive, taken: [], now })
  expect(copy).toMatchObject({ startAt, endAt })
})

test('the copy of a notice begins now, lasts as long and is open to nobody else yet', () => {
  const blank = { startAt: at(now), endAt: at(now + hour), openToGroups: false, groupIds: [] }
  const record = {
    title: '放假',
    body: '明天放假',
    startAt: at(now - 3 * 24 * hour),
    endAt: at(now - 24 * hour),
    durationDays: 2,
    publisher: '王珊',
    file: '',
    openToGroups: true,
  }
  const copy = copyOf('notices', noticeForm, { record, blank, taken: [], now })
  expect(copy).toEqual({
    ...record,
    title: '放假 (2)',
    startAt: at(now),
    endAt: at(now + 2 * 24 * hour),
    openToGroups: false,
    groupIds: [],
  })
  expect(check(noticeForm, copy).ok).toBe(true)
})

test('what has left the shelf is copied without its day', () => {
  const record = { name: '厂房', title: '两千平方米', expiresAt: at(now - hour) }
  const copied = (expiresAt: string) =>
    copyOf('resources', resourceDraft, { record: { ...record, expiresAt }, blank: { expiresAt: '' }, taken: [], now })
  expect(copied(at(now - hour))).toMatchObject({ name: '厂房 (2)', title: '两千平方米', expiresAt: '' })
  expect(copied(at(now + hour))).toMatchObject({ expiresAt: at(now + hour) })
})

test('the copy of a tutor is nobody yet', () => {
  const blank = { name: '', categoryId: '', introduction: '', avatar: '', serial: 0, status: 'online' }
  const record = {
    name: '周启明',
    categoryId: 'c',
    introduction: '讲师',
    avatar: '/o/a.png',
    serial: 3,
    status: 'offline',
  }
  const copy = copyOf('tutors', tutorDraft, { record, blank, taken: [], now })
  expect(copy).toEqual({ ...record, name: '', avatar: '' })
})
