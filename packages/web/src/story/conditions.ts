import { createContext, use } from 'react'

/** What the toolbar of Storybook asks of any screen, by what it is about; `story` leaves it as the story has it. */
export const conditions = {
  data: ['story', 'none', 'page', 'many'],
  server: ['story', 'slow', 'failing', 'offline', 'sessionOver', 'changed'],
  who: ['story', 'administrator', 'noFlags', 'supportVisit'],
} as const

export type Conditions = { readonly [About in keyof typeof conditions]: (typeof conditions)[About][number] }

export const asTheStory: Conditions = { data: 'story', server: 'story', who: 'story' }

/** The conditions under which all screens below are drawn. */
export const ConditionsContext = createContext(asTheStory)

export const useConditions = (): Conditions => use(ConditionsContext)
