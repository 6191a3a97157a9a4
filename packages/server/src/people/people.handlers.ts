import type { peopleContract } from '@icss/core/people/people.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { copyPerson } from './copy-person.ts'

export const peopleHandlers: Handlers<{ people: typeof peopleContract }>['people'] = {
  copy: copyPerson,
}
