import type { Group } from '../commands/command.ts'
import { markCommands } from '../public-links/mark-commands.ts'

export const files: Group = {
  name: 'files',
  area: 'content',
  summary: { zh: '云盘文件：上传、下载、移动、删除', en: 'Files of the cloud disk: upload, download, move, delete' },
  noun: () => import('./files.noun.ts'),
  commands: {
    received: () => import('./received.command.ts'),
    groups: () => import('./groups.command.ts'),
    upload: () => import('./upload.command.ts'),
    rename: () => import('./rename.command.ts'),
    move: () => import('./move.command.ts'),
    restore: () => import('./restore.command.ts'),
    download: () => import('./download.command.ts'),
    link: () => import('./link.command.ts'),
    ...markCommands('files'),
  },
}
