import type { Group } from '../commands/command.ts'
import { markCommands } from '../public-links/mark-commands.ts'

export const courses: Group = {
  name: 'courses',
  area: 'content',
  summary: { zh: '课程', en: 'Courses' },
  noun: () => import('./courses.noun.ts'),
  commands: {
    received: () => import('./received.command.ts'),
    export: () => import('./export.command.ts'),
    import: () => import('./import.command.ts'),
    ...markCommands('courses'),
  },
}

export const carousel: Group = {
  name: 'carousel',
  area: 'content',
  summary: { zh: '轮播的课程和直播', en: 'Courses and lives of the carousel' },
  commands: {
    list: () => import('./list-carousel.command.ts'),
    export: () => import('./export-carousel.command.ts'),
  },
}
