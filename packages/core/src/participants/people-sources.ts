import { employeesContract } from '../employees/employees.contract.ts'
import type { Need } from '../permissions/need.ts'
import { signUpsContract } from '../sign-ups/sign-ups.contract.ts'
import { participantsContract } from './participants.contract.ts'
import type { PeopleSource } from './taken-people.ts'

/** The list that shows the people of each source, by its group in the contract: taking them over needs what reading it needs. */
export const peopleLists = {
  meeting: { group: 'participants', needs: participantsContract.list.needs },
  activity: { group: 'signUps', needs: signUpsContract.list.needs },
  employees: { group: 'employees', needs: employeesContract.list.needs },
} as const satisfies Readonly<Record<PeopleSource, { readonly group: string; readonly needs: Need }>>
