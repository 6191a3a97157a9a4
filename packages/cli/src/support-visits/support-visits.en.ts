import type { supportVisitsZh } from './support-visits.zh.ts'

export const supportVisitsEn: Record<keyof typeof supportVisitsZh, string> = {
  ended: 'The support visit has ended: {{visitor}}.',
}
