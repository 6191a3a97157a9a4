import type { Single } from '../commands/command.ts'

export const upload: Single = {
  name: 'upload',
  area: 'content',
  summary: {
    zh: '上传文件，中断后再次运行即从已存处继续。每个文件打印其地址',
    en: 'Upload files; run it again to go on where it stopped. Prints the address of each',
  },
  load: () => import('./upload.command.ts'),
}
