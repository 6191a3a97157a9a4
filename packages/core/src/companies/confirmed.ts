import { queryFlag } from '../spreadsheets/table-endpoint.ts'

/** That a company is another one than that of the same name in another writing is known and confirmed. */
export const confirmed = queryFlag
