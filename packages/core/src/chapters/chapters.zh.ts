import type { Wording } from '../errors/wording.ts'
import type { chapterErrors } from './chapters.errors.ts'

export const chapterErrorsZh: Record<keyof typeof chapterErrors, Wording> = {
  'chapter.name_required': { says: '请输入名称', fix: '名称最多 30 个字。' },
  'chapter.parent_required': { says: '请选择章节', fix: '课时必须属于一个章节。' },
  'chapter.video_required': { says: '请添加视频链接', fix: '上传视频，或填写视频链接。' },
  'chapter.video_invalid': {
    says: '视频链接错误',
    fix: '请以 http:// 或 https:// 开头，并以 mp4、flv、avi 等视频后缀结尾。',
  },
  'chapter.name_taken': { says: '章节名称不能重复', fix: '本课程中已有同名章节，请换一个名称。' },
  'chapter.type_fixed': { says: '不能修改类型', fix: '请新建一个章节或课时。' },
  'chapter.file_missing': { says: '还有 {{count}} 个文件没有上传', fix: '请先上传，再执行预览。' },
  'chapter.parent_missing': { says: '所选章节不存在或已删除', fix: '请重新选择章节。' },
}
