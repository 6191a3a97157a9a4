import type { Translation } from '../copy/translate.ts'
import type { arrivalsZh } from './arrivals.zh.ts'

export const arrivalsEn: Translation<typeof arrivalsZh> = {
  title: 'Sign-ins over time',
  most: 'Most: {{count}} from {{time}}',
  latest: 'Latest: {{count}} from {{time}}',
  minutes_one: 'Sign-ins every minute: {{signedIn}} in all, {{expected}} expected',
  minutes_other: 'Sign-ins every {{count}} minutes: {{signedIn}} in all, {{expected}} expected',
  hours_one: 'Sign-ins every hour: {{signedIn}} in all, {{expected}} expected',
  hours_other: 'Sign-ins every {{count}} hours: {{signedIn}} in all, {{expected}} expected',
  days_one: 'Sign-ins every day: {{signedIn}} in all, {{expected}} expected',
  days_other: 'Sign-ins every {{count}} days: {{signedIn}} in all, {{expected}} expected',
  series: 'Sign-ins',
  table: 'Data table',
  from: 'From',
  nothing: 'Nobody has signed in yet',
}
