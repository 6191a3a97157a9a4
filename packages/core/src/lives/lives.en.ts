import type { Wording } from '../errors/wording.ts'
import type { liveErrors } from './lives.errors.ts'

export const liveErrorsEn: Record<keyof typeof liveErrors, Wording> = {
  'live.wrong_status': { says: 'The live is “{{status}}”, so this is not possible', fix: 'Reload to see its status.' },
  'live.already_course': { says: 'The live is an on-demand course already', fix: 'Find it in the list of courses.' },
}
