/** The phone that is to become the administrator's. */
export const newPhoneTake = {
  phone: { argument: 'required', text: { zh: '新手机号', en: 'the new phone' } },
} as const
