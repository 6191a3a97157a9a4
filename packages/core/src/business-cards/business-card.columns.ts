import { businessCard } from './business-cards.contract.ts'
import { tableColumns } from '../spreadsheets/table-columns.ts'
import { businessCardChoices } from './business-card.ts'
import { businessCardsEn } from './business-cards.en.ts'
import { businessCardsZh } from './business-cards.zh.ts'

const words = { zh: businessCardsZh, en: businessCardsEn }

/** How a super business card stands in tables. */
export const businessCardColumns = tableColumns(
  businessCard,
  [
    'name',
    'position',
    'company',
    'phone',
    'email',
    'weChat',
    'address',
    'avatar',
    'introduction',
    'links',
    'serialNumber',
    'status',
    'views',
    'updatedAt',
  ],
  { words, choices: businessCardChoices },
)
