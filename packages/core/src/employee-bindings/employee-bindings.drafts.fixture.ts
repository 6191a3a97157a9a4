import { type DeclaredDraft, required } from '../rules/judged-draft.fixture.ts'
import { ownCardDraft, phoneProof } from './own-card.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'own card',
    schema: ownCardDraft,
    draft: {
      name: '王明',
      position: '经理',
      positionSeenBy: 'bound',
      phoneSeenBy: 'nobody',
      avatarSeenBy: 'everybody',
    },
    bad: [...required('name', 'position'), [{ phoneSeenBy: 'friends' }, 'phoneSeenBy', 'rule.choice']],
  },
  {
    name: 'phone and code',
    schema: phoneProof,
    draft: { phone: '13800138000', code: '123456' },
    bad: [
      ...required('phone', 'code'),
      [{ phone: '123' }, 'phone', 'rule.mobile'],
      [{ code: '12345' }, 'code', 'sms_code.form'],
    ],
  },
]
