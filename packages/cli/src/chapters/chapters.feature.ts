import type { Group } from '../commands/command.ts'

export const chapters: Group = {
  name: 'chapters',
  area: 'content',
  summary: { zh: '由目录或大纲文件生成章节和课时', en: 'Chapters and lessons from a folder or an outline file' },
  commands: {
    list: () => import('./list.command.ts'),
    export: () => import('./export.command.ts'),
    plan: () => import('./plan.command.ts'),
    apply: () => import('./apply.command.ts'),
  },
}
