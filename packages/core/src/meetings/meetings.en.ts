import type { Wording } from '../errors/wording.ts'
import type { meetingErrors } from './meetings.errors.ts'

export const meetingErrorsEn: Record<keyof typeof meetingErrors, Wording> = {
  'meeting.not_started': { says: 'The meeting has not started', fix: 'Start it first.' },
  'meeting.started': { says: 'The meeting has started', fix: 'It cannot change after the start.' },
  'meeting.ended': { says: 'The meeting has ended', fix: 'An ended meeting cannot change.' },
}
