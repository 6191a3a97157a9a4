import { introduction } from './introductions.contract.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { introductionChoices } from './introduction.ts'
import { introductionsEn } from './introductions.en.ts'
import { introductionsZh } from './introductions.zh.ts'

/** What lists and exports say of an introduction. */
export const introductionColumns = tableColumns(
  introduction,
  [
    'resourceName',
    'resourceCompany',
    'resourceContact',
    'resourcePhone',
    'resourceAcceptedAt',
    'demandName',
    'demandCompany',
    'demandContact',
    'demandPhone',
    'demandAcceptedAt',
    'createdAt',
    'updatedAt',
    'state',
    'agreedOn',
    'reason',
    'decidedBy',
  ],
  { words: { zh: introductionsZh, en: introductionsEn }, choices: introductionChoices },
)
