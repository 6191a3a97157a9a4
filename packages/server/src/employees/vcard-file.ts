import { Readable } from 'node:stream'
import { type VCard, vCardOf } from '@icss/core/employees/vcard.ts'
import type { FileAnswer } from '../http/handler.ts'

/** A card as a file that phones take into their contacts. */
export const vCardFile = (card: VCard): FileAnswer => ({
  name: `${card.name}.vcf`,
  type: 'text/vcard; charset=utf-8',
  content: Readable.from([vCardOf(card)]),
})
