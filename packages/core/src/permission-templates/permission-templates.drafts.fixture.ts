import { templateDraft } from './permission-template.ts'
import { required, type JudgedDraft } from '../rules/judged-draft.fixture.ts'

const flags = Array.from({ length: 12 }, (_, id) => id === 2)

export const drafts: readonly JudgedDraft[] = [
  {
    name: 'permission template',
    schema: templateDraft,
    makers: ['permissionTemplates.create'],
    draft: { name: '只上传文件', flags },
    bad: [
      ...required('name'),
      [{ flags: flags.map(() => false) }, 'flags', 'template.nothing_selected'],
      [{ flags: flags.slice(1) }, 'flags', 'rule.type'],
    ],
  },
]
