import { signUp } from './sign-ups.contract.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { signUpChoices } from './sign-up.ts'
import { signUpsEn } from './sign-ups.en.ts'
import { signUpsZh } from './sign-ups.zh.ts'

/** What lists and exports say of a sign-up. */
export const signUpColumns = tableColumns(signUp, ['name', 'phone', 'company', 'state', 'createdAt'], {
  words: { zh: signUpsZh, en: signUpsEn },
  choices: signUpChoices,
})
