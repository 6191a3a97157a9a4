import { courseDraft, courseForm } from './course.ts'
import { atMost, noSequenceNumber, required, type DeclaredDraft } from '../rules/judged-draft.fixture.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'course',
    schema: courseDraft,
    form: courseForm,
    draft: { name: '课', headImage: 'k', serialNumber: 0 },
    bad: [
      ...required('name', 'headImage'),
      ...atMost({ name: 50, headImage: 500, introduction: 200 }),
      ...noSequenceNumber('serialNumber'),
      [{ value: '1.234' }, 'value', 'rule.price'],
      [{ value: '12345678901' }, 'value', 'rule.price'],
      [{ value: '免费' }, 'value', 'rule.price'],
      [{ videoUrl: 'https://x.cn' }, 'videoUrl', 'rule.video_url'],
      [{ videoUrl: 'rtsp://x.cn/a.mp4' }, 'videoUrl', 'rule.video_url'],
      [{ permission: 'password', password: '12345' }, 'password', 'rule.channel_password'],
      [{ permission: 'password', password: '密码密码密码' }, 'password', 'rule.channel_password'],
      [{ permission: 'x' }, 'permission', 'rule.choice'],
    ],
  },
]
