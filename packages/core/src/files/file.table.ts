import { fileColumns } from './file.columns.ts'
import { fileRow } from './file.ts'

/** What is known of files as rows of a table. */
export const fileTable = {
  schema: fileRow,
  columns: fileColumns,
  required: ['name'],
  examples: {
    id: '019aa4e0-7b1c-7000-8000-000000000000',
    name: { zh: '入会须知.pdf', en: 'How to join.pdf' },
    group: { zh: '制度/入会', en: 'Rules/Joining' },
    type: 'pdf',
    size: '20480',
    time: '2025-05-18 14:30',
  },
} as const
