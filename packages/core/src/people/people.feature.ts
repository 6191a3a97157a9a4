import { peopleContract } from './people.contract.ts'
export { peopleZh as zh } from './people.zh.ts'
export { peopleEn as en } from './people.en.ts'
export { peopleScreens as screens } from './people.screens.ts'

export const contract = { people: peopleContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  people: { zh: '个人信息', en: 'What is known of a person' },
} as const
