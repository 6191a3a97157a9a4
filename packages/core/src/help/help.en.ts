import type { Translation } from '../copy/translate.ts'
import type { helpZh } from './help.zh.ts'

export const helpEn: Translation<typeof helpZh> = {
  needs: 'Rights you need',
  picture: 'What “{{screen}}” looks like',
  messages: 'Messages you may see',
  questions: 'Questions',
  related: 'Related',
  index: 'I want to',
  search: 'Search the guides',
  nothing: 'No guide is about this',
}
