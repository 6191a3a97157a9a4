import { exportColumns } from '../spreadsheets/export-columns.ts'
import { signUpChoices } from './sign-up.ts'
import { signUpsEn } from './sign-ups.en.ts'
import { signUpsZh } from './sign-ups.zh.ts'

/** What lists and exports say of a sign-up, the instant in UTC. */
export const signUpColumns = exportColumns(
  ['name', 'phone', 'company', 'state', 'createdAt'],
  { zh: signUpsZh, en: signUpsEn },
  signUpChoices,
)
