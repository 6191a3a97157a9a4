/** From which day to which, for commands about a range of days. */
export const rangeFilters = {
  from: {
    value: 'day',
    text: { zh: '第一天，如 2026-11-01；默认本月 1 日', en: 'first day, as 2026-11-01; else the 1st of the month' },
  },
  to: { value: 'day', text: { zh: '最后一天；默认今天', en: 'last day; else today' } },
} as const
