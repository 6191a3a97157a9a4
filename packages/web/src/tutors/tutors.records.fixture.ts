import type { Tutor } from '@icss/core/tutors/tutors.contract.ts'
import type { StoryRecords } from '../story/story-server.ts'
import { idOf, pictureOf, storyCategories } from '../story/training.ts'

/** Tutors of the stories: one offline, one with the longest name and introduction. */
export const storyTutors: readonly Tutor[] = ['陈思远', '一二三四五六七八九十', '李吉', '𠮷野家'].map((name, at) => ({
  id: idOf(4, at),
  version: 1,
  updatedAt: '2026-11-20T02:00:00.000Z',
  name,
  categoryId: at === 3 ? '' : idOf(1, at),
  introduction: at === 1 ? '二十年教学经验，擅长商务礼仪。'.repeat(6) : '十年一线管理经验',
  avatar: pictureOf(at),
  serial: at,
  status: at === 2 ? 'offline' : 'online',
}))

export const records = { tutors: storyTutors, tutorCategories: storyCategories } satisfies StoryRecords
