import type { Translation } from '@icss/core/copy/translate.ts'
import type { membersZh } from './members.zh.ts'

export const membersEn: Translation<typeof membersZh> = {
  list: { status: 'Status', added: 'Added' },
}
