import type { Wording } from '../errors/wording.ts'
import type { clientErrors } from './client.errors.ts'

export const clientErrorsEn: Record<keyof typeof clientErrors, Wording> = {
  'client.network': { says: 'Data request error', fix: 'Check the connection or the server address, then try again.' },
  'client.gateway': {
    says: 'A proxy or gateway on the way had no answer from the server ({{status}})',
    fix: 'Try again later; if it stays, check the proxy settings or ask the operator.',
  },
  'client.timeout': { says: 'The network request timed out', fix: 'Please try again later.' },
  'client.unexpected_answer': {
    says: 'Data request error: the answer of the server cannot be read',
    fix: 'Client and server may be of different versions; reload or upgrade, then try again.',
  },
  'client.cancelled': { says: 'Cancelled', fix: 'Start again when needed.' },
  'request.invalid': {
    says: 'Some of the content is not valid',
    fix: 'Correct the fields that are marked and try again.',
  },
  'request.malformed': { says: 'The request cannot be read', fix: 'Check that its body is valid JSON.' },
  'request.too_large': { says: 'The content is too large', fix: 'Make it smaller; the limit is {{max}}.' },
  'request.unsupported_type': {
    says: 'This content type is not supported',
    fix: 'Use application/json, or the type that the API description names.',
  },
  'request.not_found': { says: 'It does not exist or was deleted', fix: 'Go back to the list, reload and try again.' },
  'request.too_many': { says: 'This was asked for too often', fix: 'Try again in {{seconds}} seconds.' },
  'request.conflict': {
    says: 'Someone else has changed it',
    fix: 'Reload, look at the newest content, then save again.',
  },
  'request.method': { says: 'This address does not take that method', fix: 'See the API description.' },
  'request.cross_site': {
    says: 'The request came from another site and was refused',
    fix: 'Work from the pages of this system.',
  },
  'server.failed': {
    says: 'The server failed',
    fix: 'Try again; if it fails again, give the request id {{requestId}} to the operator.',
  },
  'server.disk_full': {
    says: 'The disk of the server is full',
    fix: 'Nothing is lost. Ask the operator to free space, then try again.',
  },
  'server.unavailable': { says: 'The service is not available', fix: 'Please try again later.' },
  'request.save_failed': {
    says: 'Saving failed',
    fix: 'What you filled in is kept; try again. If it fails again, give the request id {{requestId}} to the operator.',
  },
  'request.add_failed': {
    says: 'Adding failed',
    fix: 'Try again. If it fails again, give the request id {{requestId}} to the operator.',
  },
  'request.delete_failed': {
    says: 'Deleting failed',
    fix: 'Reload and try again. If it fails again, give the request id {{requestId}} to the operator.',
  },
  'request.edit_failed': {
    says: 'Editing failed',
    fix: 'What you filled in is kept; try again. If it fails again, give the request id {{requestId}} to the operator.',
  },
  'request.create_failed': {
    says: 'Creating failed',
    fix: 'What you filled in is kept; try again. If it fails again, give the request id {{requestId}} to the operator.',
  },
  'request.search_failed': {
    says: 'The search failed',
    fix: 'Try again later. If it fails again, give the request id {{requestId}} to the operator.',
  },
  'request.key_reused': {
    says: 'This idempotency key was used for another call',
    fix: 'Use a new key for each call that differs.',
  },
  'request.answered_once': {
    says: 'This was done already; its answer held a secret that is shown once',
    fix: 'If the secret was lost, have a new one made.',
  },
  'request.answer_lost': {
    says: 'This was done already, but the answer was lost',
    fix: 'Look at the record; do not send it again.',
  },
  'request.repeated': { says: 'Do not resubmit', fix: 'The first submission is being handled; please wait.' },
}
