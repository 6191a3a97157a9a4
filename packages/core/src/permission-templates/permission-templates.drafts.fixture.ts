import { templateDraft } from './permission-template.ts'
import { required, type DeclaredDraft } from '../rules/judged-draft.fixture.ts'

const flags = Array.from({ length: 12 }, (_, id) => id === 2)

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'permission template',
    schema: templateDraft,
    draft: { name: '只上传文件', flags },
    bad: [
      ...required('name'),
      [{ flags: flags.map(() => false) }, 'flags', 'template.nothing_selected'],
      [{ flags: flags.slice(1) }, 'flags', 'rule.type'],
    ],
  },
]
