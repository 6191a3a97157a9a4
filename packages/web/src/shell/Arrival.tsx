import { useLayoutEffect } from 'react'

let lastPath: string | undefined

/** Begins a screen at its title, once the person goes to another one. Stands before it, so that what is in it may take over. */
export function Arrival({ path }: { path: string }) {
  useLayoutEffect(() => {
    const isFirst = lastPath === undefined
    if (lastPath === path) return
    lastPath = path
    const main = document.getElementById('content')
    const start = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main
    if (!isFirst) start?.focus({ preventScroll: true })
  }, [path])
  return null
}
