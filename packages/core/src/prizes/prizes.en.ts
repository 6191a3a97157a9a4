import type { Translation } from '../copy/translate.ts'
import type { prizesZh } from './prizes.zh.ts'

export const prizesEn: Translation<typeof prizesZh> = {
  title: 'Prize library',
  count_one: '{{count}} prize',
  count_other: '{{count}} prizes',
  create: 'New prize',
  edit: 'Edit prize',
  search: 'Search prizes by name',
  empty: { title: 'No prizes yet', text: 'Put prizes into the library; the awards of a meeting choose from it.' },
  deleteTitle: 'Delete prize',
  deleteText: 'The prize “{{name}}” will be deleted. It can be restored from the recycle bin for 30 days.',
  fields: {
    name: 'Name',
    grade: 'Grade',
    price: 'Price',
    quantity: 'Stock',
    reserved: 'Promised',
    explanation: 'Explanation',
    link: 'Link',
    image: 'Picture',
    updatedAt: 'Updated',
  },
  hints: {
    price: 'Yuan; shown in the back office only',
    quantity: '0 to 9,999; the awards of all meetings together cannot exceed it',
    explanation: 'Stands on the prize card and on the winner’s page',
    grade: 'Such as first prize',
  },
}
