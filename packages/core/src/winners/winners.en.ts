import type { Translation } from '../copy/translate.ts'
import type { winnersZh } from './winners.zh.ts'

export const winnersEn: Translation<typeof winnersZh> = {
  title: 'Winners',
  count_one: '{{count}} winner',
  count_other: '{{count}} winners',
  search: 'Filter winners',
  empty: { title: 'Nobody has won yet', text: 'Winners are listed here once a draw was held on the big screen.' },
  fields: {
    name: 'Name',
    phone: 'Phone',
    company: 'Company',
    award: 'Award',
    prize: 'Prize',
    round: 'Round',
    code: 'Draw code',
    drawnAt: 'Drawn at',
    state: 'State',
    voidReason: 'Why voided',
    handedOverAt: 'Handed over at',
    handedOverBy: 'Handed over by',
  },
  states: { waiting: 'Waiting', handedOver: 'Handed over', voided: 'Voided' },
  handOver: 'Mark as handed over',
  takeBack: 'Not handed over',
  handedOver: '“{{prize}}” of {{name}} is handed over',
  takenBack: 'The prize of {{name}} is not handed over',
  proofs: 'Proofs',
  proof: 'Draw {{number}}',
  check: 'Check page',
}
