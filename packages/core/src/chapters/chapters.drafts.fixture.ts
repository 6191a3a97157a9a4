import { nodeDraft } from './chapter.ts'
import { atMost, type DeclaredDraft } from '../rules/judged-draft.fixture.ts'

export const drafts: readonly DeclaredDraft[] = [
  {
    name: 'chapter',
    schema: nodeDraft,
    draft: { name: '第一章' },
    bad: [
      [{ name: '' }, 'name', 'chapter.name_required'],
      ...atMost({ name: 30 }),
      [{ srtUrl: 'x' }, 'srtUrl', 'chapter.video_invalid'],
      [{ type: 3 }, 'type', 'rule.choice'],
      [{ courseMinutes: 10_000 }, 'courseMinutes', 'rule.number_range'],
      [{ courseSeconds: 60 }, 'courseSeconds', 'rule.number_range'],
      [{ more: 1 }, 'more', 'rule.unknown_field'],
    ],
  },
  {
    name: 'lesson',
    schema: nodeDraft,
    draft: { name: '第一课', type: 1, parentId: 'c-1', videoUrl: 'https://x.cn/a.mp4' },
    bad: [
      [{ name: ' ' }, 'name', 'chapter.name_required'],
      ...atMost({ name: 30 }),
      [{ parentId: '' }, 'parentId', 'chapter.parent_required'],
      [{ videoUrl: '' }, 'videoUrl', 'chapter.video_required'],
      [{ videoUrl: 'https://x.cn/a.txt' }, 'videoUrl', 'chapter.video_invalid'],
      [{ videoUrl: 'ftp://x.cn/a.mp4' }, 'videoUrl', 'chapter.video_invalid'],
      [{ srtUrl: 'https://x.cn/a.txt' }, 'srtUrl', 'chapter.video_invalid'],
      [{ srtUrl: 'a.srt' }, 'srtUrl', 'chapter.video_invalid'],
      [{ courseMinutes: -1 }, 'courseMinutes', 'rule.number_range'],
    ],
  },
]
