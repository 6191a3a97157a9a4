import type { Translation } from '@icss/core/copy/translate.ts'
import type { apiZh } from './api.zh.ts'

export const apiEn: Translation<typeof apiZh> = { columns: { name: 'Name', call: 'Call', summary: 'What it does' } }
