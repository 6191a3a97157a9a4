import type { ServerClient } from '../server/client.ts'
import { type Asked, storyAnswer, type StoryRecords } from './story-server.ts'

export type StoryAnswers = { [Group in keyof ServerClient]?: Partial<ServerClient[Group]> }

export type StoryCall = (asked?: Asked, options?: object) => Promise<unknown>

const ofRecords = new WeakSet<StoryCall>()

/** Whether the records answer a call, not the story itself. */
export const isOfRecords = (call: StoryCall): boolean => ofRecords.has(call)

/**
 * A client for stories: answers what it is told to, lists and records as the nouns bring them or `records` say, and fails
 * loudly for anything else.
 */
export const stubClient = (answers: StoryAnswers, records: StoryRecords = {}): ServerClient =>
  new Proxy({} as ServerClient, {
    get: (_, group: string) =>
      new Proxy(
        {},
        {
          get: (_inner, name: string) => {
            const told = (answers as Record<string, Record<string, unknown> | undefined>)[group]?.[name]
            if (told) return told
            const answer = storyAnswer(group, name, records)
            if (answer) {
              const call: StoryCall = (asked) => Promise.resolve(answer(asked))
              ofRecords.add(call)
              return call
            }
            return () => Promise.reject(new Error(`The story's client has no answer for ${group}.${name}.`))
          },
        },
      ),
  })

/** Never answers, for what is still loading. */
export const forever = <T>(): Promise<T> => new Promise(() => {})
