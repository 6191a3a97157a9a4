import { clearSessionState } from '../sessions/session-storage.ts'
import { noteVisit } from './current-visit.ts'

/** Loads the page anew: nothing that was read or filled in of one channel is left in the other. */
function startAnew(): void {
  location.hash = '#/'
  location.reload()
}

/** Goes into the back office that is visited. */
export function enterVisit(id: string): void {
  clearSessionState()
  noteVisit(id)
  startAnew()
}

/** Goes back into the own one. */
export function leaveVisit(): void {
  clearSessionState()
  startAnew()
}
