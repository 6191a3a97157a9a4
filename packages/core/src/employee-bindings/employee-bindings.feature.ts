import { employeeBindingsContract, ownCardsContract } from './employee-bindings.contract.ts'

export { employeeBindingsZh as zh } from './employee-bindings.zh.ts'
export { employeeBindingsEn as en } from './employee-bindings.en.ts'

export const contract = { employeeBindings: employeeBindingsContract, ownCards: ownCardsContract } as const

/** What each group of its endpoints is about. */
export const tags = {
  employeeBindings: { zh: '员工名片的绑定', en: 'The binding of employee cards' },
  ownCards: { zh: '员工自己的名片页', en: 'The pages of an employee at their own card' },
} as const
