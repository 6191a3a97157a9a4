import type { Translation } from '../copy/translate.ts'
import type { badgesZh } from './badges.zh.ts'

export const badgesEn: Translation<typeof badgesZh> = {
  title: 'Badges',
  print: 'Print or save as PDF',
  of: 'Badge of {{name}}',
  openOf: 'Badge of {{name}}',
  printOne: 'Print',
  count_one: '{{count}} badge',
  count_other: '{{count}} badges',
  pages_one: '{{count}} A4 page',
  pages_other: '{{count}} A4 pages',
  hint: 'In the print window choose A4 and actual size (100%); for a PDF choose “Save as PDF”.',
  size: 'Size',
  sizes: { card: '90 × 54 mm', tag: '105 × 148 mm' },
  onA4: '{{size}}, {{many}} a page',
  number: 'No. {{number}}',
  code: 'Code for the desk',
  loading: 'Reading the list',
  read: '{{read}} of {{total}} people',
  layingOut: 'Laying out the pages',
  laidOut: '{{done}} of {{total}} pages',
  tooManyTitle: 'Too many for one print',
  tooMany:
    'There are {{total}} people, and at most {{max}} badges are printed at once. Narrow the list by the search or filters above.',
  empty: { title: 'No badges to print', text: 'The list is empty, or nobody passes the filters above.' },
}
