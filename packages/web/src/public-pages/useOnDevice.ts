import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What the device alone knows; `before` where the server draws the page, and until its script is there. */
export const useOnDevice = <Value extends string | number | boolean>(ask: () => Value, before: Value): Value =>
  useSyncExternalStore(never, ask, () => before)
