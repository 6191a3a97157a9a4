import type { Subject } from './shelf-rules.ts'

/** What resources and demands are about. */
export const subjectsZh: Readonly<Record<Subject, string>> = {
  fund: '资金',
  opportunity: '商机',
  talent: '人才',
  technology: '技术',
  connections: '人脉',
  wisdom: '智慧',
}
