import { useEffect } from 'react'
import type { Say } from './inBoth.ts'
import { tellArgs } from './tellArgs.ts'

type Args = Record<string, unknown>

/** The args of a story in the language of the toolbar: those that nobody has changed. The controls follow. */
export function useToolbarWords(id: string, args: Args, { zh, en }: Record<'zh' | 'en', Args>, say: Say): Args {
  const isOwn = (name: string) => name in zh && (args[name] === zh[name] || args[name] === en[name])
  const words = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isOwn(name) ? say(zh, en)[name] : value]),
  )
  const others = Object.entries(words).filter(([name, word]) => typeof word === 'string' && word !== args[name])
  useEffect(() => {
    if (others.length > 0) tellArgs(id, Object.fromEntries(others))
  })
  return words
}
