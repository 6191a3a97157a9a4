import { picturesContract } from './pictures.contract.ts'

export const contract = { pictures: picturesContract } as const

/** What each group of its endpoints is about. */
export const tags = { pictures: { zh: '正文图片', en: 'Pictures of texts' } } as const
