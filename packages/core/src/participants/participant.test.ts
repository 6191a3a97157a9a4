import { expect, test } from 'vitest'
import { entitlementOf, type Exclusion, type SignInWay } from './participant.ts'

const of = (way: SignInWay, exclusion: Exclusion = '', isDoubtful = false) =>
  entitlementOf({ way, exclusion, isDoubtful }, 'verified')
const ofEveryone = (way: SignInWay, exclusion: Exclusion = '', isDoubtful = false) =>
  entitlementOf({ way, exclusion, isDoubtful }, 'everyone')

test('who is not here, is kept out or was verified by nobody is not in the draw', () => {
  expect((['', 'phone', 'desk', 'hand', 'open', 'printed'] as const).map((way) => of(way))).toEqual([
    'absent',
    'entitled',
    'entitled',
    'entitled',
    'unverified',
    'unverified',
  ])
  expect(of('desk', 'organiser')).toBe('organiser')
  expect(of('phone', '', true)).toBe('doubtful')
  expect(ofEveryone('open')).toBe('entitled')
  expect(ofEveryone('open', '', true)).toBe('doubtful')
  expect(ofEveryone('open', 'sponsor')).toBe('sponsor')
  expect(ofEveryone('')).toBe('absent')
})
