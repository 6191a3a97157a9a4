import { type Farewell, noteFarewell } from './farewell.ts'
import { clearSessionState } from './session-storage.ts'

/** Shows the login, with nothing left of whoever was inside; `why` is said there. */
export function leaveBackOffice(why?: Farewell): void {
  clearSessionState()
  if (why) noteFarewell(why)
  location.hash = '#/'
  location.reload()
}
