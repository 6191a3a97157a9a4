import type { ServerClient } from '../server/client.ts'

type Answers = { [Group in keyof ServerClient]?: Partial<ServerClient[Group]> }

/** A client for stories: answers what it is told to, and fails loudly for anything else. */
export const stubClient = (answers: Answers): ServerClient =>
  new Proxy({} as ServerClient, {
    get: (_, group) =>
      new Proxy(
        {},
        {
          get: (_inner, name) => {
            const found = (answers as Record<string | symbol, Record<string | symbol, unknown> | undefined>)[group]?.[
              name
            ]
            if (found) return found
            return () =>
              Promise.reject(new Error(`The story's client has no answer for ${String(group)}.${String(name)}.`))
          },
        },
      ),
  })

/** Never answers, for what is still loading. */
export const forever = <T>(): Promise<T> => new Promise(() => {})
