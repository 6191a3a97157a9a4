import { command } from '../commands/command.ts'
import { exportTakes } from './courses.commands.ts'

const calls = ['carouselCourses.list'] as const

export const commands = [
  command({
    name: 'list',
    summary: {
      zh: '列出轮播的课程和直播，按轮播顺序',
      en: 'List the courses and lives of the carousel, in their order',
    },
    takes: {},
    examples: {
      zh: ['icss carousel list', 'icss carousel list --json'],
      en: ['icss carousel list', 'icss carousel list --json'],
    },
    calls,
    load: () => import('./run-carousel-list.ts'),
  }),
  command({
    name: 'export',
    summary: {
      zh: '导出轮播的课程和直播，每行一个（JSON Lines）。',
      en: 'Export the courses and lives of the carousel, one a line (JSON Lines).',
    },
    takes: exportTakes,
    examples: { zh: ['icss carousel export -o 轮播.jsonl'], en: ['icss carousel export -o carousel.jsonl'] },
    calls,
    exits: ['interrupted'],
    load: () => import('./run-carousel-export.ts'),
  }),
]
