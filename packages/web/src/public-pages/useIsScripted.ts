import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is its script's by now: what is typed into a form that only the server has drawn would be lost. */
export const useIsScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
