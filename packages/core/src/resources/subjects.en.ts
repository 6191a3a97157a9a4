import type { Subject } from './shelf-rules.ts'

/** What resources and demands are about. */
export const subjectsEn: Readonly<Record<Subject, string>> = {
  fund: 'Funds',
  opportunity: 'Business opportunity',
  talent: 'Talent',
  technology: 'Technology',
  connections: 'Connections',
  wisdom: 'Know-how',
}
