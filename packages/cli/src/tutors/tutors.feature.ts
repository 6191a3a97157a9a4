import type { Group } from '../commands/command.ts'

export const tutors: Group = {
  name: 'tutors',
  area: 'content',
  summary: { zh: '导师', en: 'Tutors' },
  noun: () => import('./tutors.noun.ts'),
  commands: {},
}
