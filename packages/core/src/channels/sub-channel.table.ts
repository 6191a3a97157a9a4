import { subChannelRow } from './channel.ts'
import { subChannelColumns } from './sub-channel.columns.ts'

/** Sub-channels as rows of a file. */
export const subChannelTable = {
  schema: subChannelRow,
  columns: subChannelColumns,
  required: ['name', 'abbreviation', 'accountNumber'],
  examples: {
    name: { zh: '南山分会', en: 'Nanshan branch' },
    abbreviation: { zh: '南山', en: 'NSB' },
    accountNumber: '756010',
    template: { zh: '全部开放', en: 'All open' },
    permissions: { zh: '上传文件、发布通知', en: 'Upload files, Publish notices' },
    remark: { zh: '2024 年成立', en: 'Founded in 2024' },
  },
} as const
