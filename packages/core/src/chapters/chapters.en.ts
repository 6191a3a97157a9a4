import type { Wording } from '../errors/wording.ts'
import type { chapterErrors } from './chapters.errors.ts'

export const chapterErrorsEn: Record<keyof typeof chapterErrors, Wording> = {
  'chapter.name_required': { says: 'Enter a name', fix: 'At most 30 characters.' },
  'chapter.parent_required': { says: 'Choose the chapter', fix: 'A lesson belongs to a chapter.' },
  'chapter.video_required': { says: 'Add a video link', fix: 'Upload a video, or enter its link.' },
  'chapter.video_invalid': {
    says: 'Video link error',
    fix: 'Start with http:// or https:// and end in mp4, flv, avi or another video format.',
  },
  'chapter.name_taken': {
    says: 'Chapter names cannot repeat',
    fix: 'The course has a chapter of this name; choose another.',
  },
  'chapter.type_fixed': { says: 'The type cannot be changed', fix: 'Create a new chapter or lesson.' },
  'chapter.file_missing': { says: '{{count}} files are not uploaded yet', fix: 'Upload them, then apply the plan.' },
  'chapter.parent_missing': { says: 'The chapter does not exist any more', fix: 'Choose another.' },
}
