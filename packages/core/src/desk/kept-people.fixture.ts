import type { Participant } from '../participants/participants.contract.ts'

/** Somebody who is expected and has not come. */
export const expectedPerson = (id: string, name: string): Participant => ({
  id,
  version: 1,
  updatedAt: '2026-11-21T02:00:00.000Z',
  meetingId: '0190a000-0000-7000-8000-000000000000',
  name,
  phone: '',
  company: '',
  seat: '',
  exclusion: '',
  source: 'expected',
  number: null,
  code: '',
  way: '',
  signedInAt: null,
  presence: 'absent',
  entitlement: 'absent',
})
