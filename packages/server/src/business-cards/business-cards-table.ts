import { businessCardColumns } from '@icss/core/business-cards/business-card.columns.ts'
import { businessCardDraft } from '@icss/core/business-cards/business-card.ts'

/** Super business cards as rows of a file. */
export const businessCardsTable = {
  schema: businessCardDraft,
  columns: businessCardColumns,
  required: ['name', 'phone'],
} as const
