import { atMost, type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { businessCardDraft } from './business-card.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'businessCard',
    schema: businessCardDraft,
    draft: {
      name: '周文',
      phone: '13800138000',
      email: 'zhou@example.cn',
      links: [{ name: '官网', url: 'https://www.example.cn' }],
    },
    bad: [
      ...required('name', 'phone'),
      ...atMost({ name: 20, position: 20, company: 100, weChat: 30, address: 200, introduction: 500 }),
      [{ phone: '12345' }, 'phone', 'rule.mobile'],
      [{ email: 'x' }, 'email', 'rule.mail'],
      [{ avatar: 'javascript:alert(1)' }, 'avatar', 'rule.address'],
      [{ links: [{ name: '', url: 'https://a.cn' }] }, 'links.0.name', 'rule.required'],
      [{ links: [{ name: '官网', url: 'javascript:alert(1)' }] }, 'links.0.url', 'rule.link'],
      [{ links: Array.from({ length: 6 }, () => ({ name: '官网', url: 'https://a.cn' })) }, 'links', 'rule.too_many'],
      [{ serialNumber: 10_000 }, 'serialNumber', 'rule.number_range'],
    ],
  },
]
