import { numberCell, recordsCell } from '../spreadsheets/cells.ts'
import { exportColumns } from '../spreadsheets/export-columns.ts'
import { businessCardChoices, cardLink } from './business-card.ts'
import { businessCardsEn } from './business-cards.en.ts'
import { businessCardsZh } from './business-cards.zh.ts'

const words = { zh: businessCardsZh, en: businessCardsEn }
const links = recordsCell(Object.keys(cardLink.shape))

const written = [
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
] as const

/** What an import takes of a super business card. */
export const businessCardTableColumns = exportColumns(written, words, {}, { links, serialNumber: numberCell })

/** What an export says beside. */
export const businessCardColumns = exportColumns(
  [...written, 'status', 'views', 'updatedAt'],
  words,
  businessCardChoices,
  {
    links,
    serialNumber: numberCell,
    views: numberCell,
  },
)
