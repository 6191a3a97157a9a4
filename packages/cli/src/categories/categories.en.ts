import type { Translation } from '@icss/core/copy/translate.ts'
import type { categoriesZh } from './categories.zh.ts'

export const categoriesEn: Translation<typeof categoriesZh> = { columns: { name: 'Name', count: 'Inside', id: 'Id' } }
