import { expect, test } from 'vitest'
import { check } from '../rules/check.ts'
import { takenPeople, takenPeopleForm, takenPeopleOf } from './taken-people.ts'

const id = '0199bb00-0000-7000-8000-000000000001'
const blank = { from: 'meeting', meetingId: '', activityId: '', companyId: '' } as const

test('a form says what its source asks for, and nothing of the others', () => {
  const typed = { meetingId: id, activityId: id, companyId: id }
  for (const [from, said] of [
    ['meeting', { from: 'meeting', meetingId: id }],
    ['activity', { from: 'activity', activityId: id }],
    ['employees', { from: 'employees', companyId: id }],
  ] as const) {
    const people = takenPeopleOf(takenPeopleForm.parse({ ...typed, from }))
    expect(people).toEqual(said)
    expect(check(takenPeople, people).ok).toBe(true)
  }
  expect(takenPeopleOf({ ...blank, from: 'employees' })).toEqual({ from: 'employees' })
})

const faultsOf = (from: string) => {
  const checked = check(takenPeopleForm, { ...blank, from })
  return checked.ok ? {} : checked.errors
}

test('the chosen source has to be named, but for cards, which are those of all companies then', () => {
  expect(faultsOf('meeting')).toMatchObject({ meetingId: { code: 'rule.required' } })
  expect(faultsOf('activity')).toMatchObject({ activityId: { code: 'rule.required' } })
  expect(faultsOf('employees')).toEqual({})
  expect(faultsOf('register')).toMatchObject({ from: { code: 'rule.choice' } })
})
