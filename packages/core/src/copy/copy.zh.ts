import { companiesZh } from '../companies/companies.zh.ts'
import { operationsZh } from '../operations/operations.zh.ts'
import { sessionsZh } from '../sessions/sessions.zh.ts'
import { shellZh } from '../shell/shell.zh.ts'

/** All wording of the product in Chinese, by feature; written first. */
export const copyZh = { shell: shellZh, sessions: sessionsZh, companies: companiesZh, operations: operationsZh }
