import { exportColumns } from '../spreadsheets/export-columns.ts'
import { introductionChoices } from './introduction.ts'
import { introductionsEn } from './introductions.en.ts'
import { introductionsZh } from './introductions.zh.ts'

/** What lists and exports say of an introduction, instants in UTC. */
export const introductionColumns = exportColumns(
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
  { zh: introductionsZh, en: introductionsEn },
  introductionChoices,
)
