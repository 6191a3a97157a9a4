import { peopleHandlers } from './people.handlers.ts'

export const handlers = { people: peopleHandlers }
