const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** The day that it is in China, as PostgreSQL reads it. */
export const today = (): string => format.format(new Date())
