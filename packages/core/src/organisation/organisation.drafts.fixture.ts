import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { organisationDraft } from './organisation.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'organisation',
    schema: organisationDraft,
    draft: {
      name: '商会',
      phone: '0755-26001234',
      email: 'a@b.cn',
      website: 'https://a.cn',
      address: '深圳',
      brief: '简介',
    },
    bad: [
      ...required('name', 'phone', 'email', 'website', 'address', 'brief'),
      ...atMost({ name: 50, address: 200, brief: 200, introduction: 500, responsiblePerson: 20 }),
      [{ phone: '12' }, 'phone', 'rule.mobile'],
      [{ email: 'a' }, 'email', 'rule.mail'],
      [{ website: 'ftp://a.cn' }, 'website', 'rule.link'],
      [{ website: 'javascript://a.cn' }, 'website', 'rule.link'],
      [{ officialWebsite: `https://a.cn/${'x'.repeat(500)}` }, 'officialWebsite', 'rule.max_length'],
    ],
  },
]
