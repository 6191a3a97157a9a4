/** What is said of the id of a member company, wherever a command takes one. */
export const companyIdText = {
  zh: '企业编号，见 icss members list --json',
  en: 'id of the company, see icss members list --json',
} as const
